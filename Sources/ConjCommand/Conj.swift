import AskCommands
package import Invocation
import SystemIO
import Wording

package enum Conj {
  package static let version = "0.1.0"

  /// Runs conj with the arguments and the environment of this process, and ends the process.
  package static func main() -> Never {
    makeFileSizeLimitAnError()
    makeMemoryLimitAnError(status: ExitStatus.trouble.rawValue) {
      let text = LocalizedText(
        en: "There is not enough memory: conj may not have more (ulimit -v, -d, -s).",
        es: "No hay memoria suficiente: el sistema no deja que conj use más (ulimit -v, -d, -s).")
      return "conj: \(text.text(in: Environment.process.language))\n"
    }
    endProcess(run(processArguments(), environment: .process, input: 0, output: 1, messages: 2))
  }

  /// Runs conj and returns the exit status. Nothing but the parameters, and the files that they name, affects the run.
  package static func run(
    _ arguments: [[UInt8]], environment: Environment, input: Int32, output: Int32, messages: Int32
  ) -> Int32 {
    let messages = Messages(descriptor: messages, environment: environment)
    var context = Context(
      input: input, output: OutputBuffer(descriptor: output), messages: messages)
    do throws(Failure) {
      return try context.answerAll(arguments).rawValue
    } catch {
      messages.say(error)
      return error.status.rawValue
    }
  }
}

extension Context {
  /// Does what the command line asks for, and writes all that is answered, whatever happens.
  fileprivate mutating func answerAll(_ arguments: [[UInt8]]) throws(Failure) -> ExitStatus {
    let status: ExitStatus
    do throws(Failure) {
      status = try answer(ArgumentParser.parse(arguments))
    } catch {
      // The first failure decides how the run ends, even if the output fails as well.
      try? output.flush()
      throw error
    }
    do throws(Failure) {
      try output.flush()
    } catch {
      // Trouble stays trouble where nobody reads on.
      guard case .closedPipe = error, status == .trouble else { throw error }
    }
    return status
  }

  private mutating func answer(_ request: ArgumentParser.Request) throws(Failure) -> ExitStatus {
    switch request {
    case .run(let command, let arguments):
      self.arguments = arguments
      if let command = command ?? (isOnTerminal && readsTerminal ? .repl : nil) {
        return try command.run(&self)
      }
      messages.write(Help.usage)
      return .trouble
    case .help(let command):
      output.append(Help.text(of: command, width: width))
      return .success
    case .version:
      output.append("conj \(Conj.version)\n")
      return .success
    }
  }
}
