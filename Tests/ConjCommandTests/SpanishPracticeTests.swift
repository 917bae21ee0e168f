import Foundation
import TestSupport
import Testing

@testable import PracticeCommands

/// The game in Spanish.
@Suite struct SpanishPracticeTests {
  private static let environment = [
    "CONJ_LANG": "es", "CONJ_PRACTICE_LOG": "", "CONJ_PRACTICE_CLOCK": "1728000000",
  ]

  private func play(_ arguments: String..., lines: String) throws -> String {
    try conj(
      ["practice"] + arguments + ["--plain", "--seed", "1"], input: Array(lines.utf8),
      environment: Self.environment
    ).text
  }

  @Test func aSession() throws {
    let text = try play(
      "pretérito", "--verbs", "andar", "--persons", "yo", "--lives", "1",
      lines: "\nu\nandé\nanduve\nanduve\n")
    for line in [
      "1 pregunta. 1 vida. u: volver atrás, s: saltar, x: nunca más, ?: ver el verbo, :q: terminar.",
      "Escribe la respuesta, o s para saltar.", "No hay nada que retirar.",
      "Mal. Así sería si el verbo fuera regular; andar tiene anduve (pretérito, yo).",
      "El próximo error es el último.", "0 de 1 bien a la primera.",
      "andar · pretérito · yo: anduve, no andé",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
  }

  @Test func anAnswerThatBeginsWithNoIsQuoted() throws {
    let text = try play("imperativo negativo", "--verbs", "comer", lines: "no como\n")
    #expect(text.contains(", no “no como”\n"), "\(text)")
  }

  @Test func grades() throws {
    func answer(_ line: String, _ options: String...) throws -> String {
      try conj(
        [
          "practice", "indefinido regulares", "--verbs", "hablar", "--persons", "yo", "--plain",
          "--count", "1",
        ]
          + options, input: Array("\(line)\n".utf8), environment: Self.environment
      ).text
    }
    #expect(try answer("hablé").contains("\nBien.\n"))
    #expect(try answer("hablo").contains("Mal: hablo es presente, yo. Lo correcto es hablé."))
    #expect(try answer("").contains("Escribe la respuesta"))
    #expect(try answer("9", "--choose").contains("Escribe un número del 1 al 4."))
    #expect(try answer("x", "--recognise").contains("hablé: ¿verbo, tiempo, persona?"))
  }

  @Test func theLog() throws {
    let folder = try TemporaryFolder()
    var environment = Self.environment
    environment["CONJ_PRACTICE_LOG"] = "\(folder.path)/log"
    func conjugate(_ arguments: String..., lines: String = "") throws -> Outcome {
      try conj(["practice"] + arguments, input: Array(lines.utf8), environment: environment)
    }
    let none = try conjugate("--forget")
    #expect(none.messages == "conj: No hay ningún registro de práctica.\n")
    let end = try conjugate(
      "indefinido regulares", "--verbs", "hablar", "--persons", "yo", "--plain", "--count", "1",
      lines: "hablé\n")
    #expect(end.text.contains("conj practice --stats muestra más."))
    let statistics = try conjugate("--stats", "--format", "text").text
    #expect(statistics.hasPrefix("1 respuesta a 1 forma, 100 % bien, en 1 día.\n"), "\(statistics)")
    #expect(statistics.contains("\nmi  "))
    let kept = try conjugate("--forget", lines: "no\n")
    #expect(kept.text.contains("con 1 respuesta? Escribe sí: No se ha borrado nada."))
    #expect(try conjugate("--forget", lines: "sí\n").text.hasSuffix("Borrado.\n"))
  }
}
