/// What conj says where `conj practice` marks lines for a program.
package enum MarkingMessage: String, Message {
  case unanswered = """
    The input has no line for {questions}.
    La entrada no tiene líneas para {questions}.
    """
  case unasked = """
    Behind the last answer the input has {lines}.
    Tras la última respuesta la entrada tiene {lines}.
    """
}
