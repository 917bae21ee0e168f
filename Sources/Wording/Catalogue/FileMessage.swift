/// What conj says of files.
package enum FileMessage {
  package static let special = LocalizedText(
    en: "it is a pipe, a device or a socket, not a file",
    es: "es una tubería, un dispositivo o un socket, no un archivo")
  package static let danglingLink = LocalizedText(
    en: "it is a link to a file that does not exist",
    es: "es un enlace a un archivo que no existe")
  package static let changed = LocalizedText(
    en: "it has changed in the meantime",
    es: "ha cambiado mientras tanto")
  package static func tooLarge(_ limit: Int) -> LocalizedText {
    .init(en: "it has more than \(limit) MiB", es: "tiene más de \(limit) MiB")
  }
  package static func tooManyNames(_ limit: Int) -> LocalizedText {
    .init(
      en: "it has more than \(limit) files and folders: name a folder of levels",
      es: "tiene más de \(limit) archivos y carpetas: nombra una carpeta de niveles")
  }
  package static let noMemory = LocalizedText(
    en: "There is not enough memory: conj may not have more (ulimit -v, ulimit -s).",
    es: "No hay memoria suficiente: conj no puede tener más (ulimit -v, ulimit -s).")
  package static func unreadableInput(_ reason: LocalizedText) -> LocalizedText {
    .init(en: "The input can't be read: \(reason).", es: "No se puede leer la entrada: \(reason).")
  }
  package static let giveInput = LocalizedText(
    en: "Give conj a file or the output of another program to read.",
    es: "Da a conj un archivo o la salida de otro programa para que lo lea.")
  package static func unwritableOutput(_ reason: LocalizedText) -> LocalizedText {
    .init(
      en: "The output can't be written: \(reason).",
      es: "No se puede escribir la salida: \(reason).")
  }
  package static let seeRoom = LocalizedText(
    en: "Check that there is room for it and that you can write there.",
    es: "Mira si hay espacio en el lugar adonde va y si puedes escribir allí.")
  package static func unreadableFile(_ file: String, _ reason: LocalizedText) -> LocalizedText {
    .init(en: "\(file) can't be read: \(reason).", es: "No se puede leer \(file): \(reason).")
  }
  package static let seeName = LocalizedText(
    en: "Check the name.",
    es: "Mira si el nombre está bien escrito.")

  // Output files.

  package static let level = LocalizedText(en: "level", es: "el nivel")
  package static let index = LocalizedText(en: "index", es: "el índice")
  package static func unwritable(
    _ content: LocalizedText, _ reason: LocalizedText
  ) -> LocalizedText {
    .init(
      en: "The \(content) can't be written: \(reason).",
      es: "No se puede escribir \(content): \(reason).")
  }
  package static func madeFromItself(_ content: LocalizedText, _ path: String) -> LocalizedText {
    .init(
      en: "The \(content) can't be written to \(path), which it is made from.",
      es: "No se puede escribir \(content) en \(path), porque se hace a partir de ese archivo.")
  }
  package static let giveOtherName = LocalizedText(
    en: "Give -o another name. That file has not changed.",
    es: "Da otro nombre con -o; ese archivo queda como está.")
  package static let giveNewFile = LocalizedText(
    en: "Give -o the name of a new file, or of one that may be replaced.",
    es: "Da con -o el nombre de un archivo nuevo, o de uno que se pueda sustituir.")
  package static let seeFolder = LocalizedText(
    en: "Check that the folder exists and that you can write in it.",
    es: "Mira si la carpeta existe y si puedes escribir en ella.")

  // Encodings.

  package static let theInput = LocalizedText(en: "The input", es: "La entrada")
  package static let aWord = LocalizedText(en: "A word", es: "Una palabra")
  package static func foreignEncoding(_ place: LocalizedText, _ encoding: String) -> LocalizedText {
    .init(
      en: "\(place) is in \(encoding), not in UTF-8. It was read anyway.",
      es: "\(place) está en \(encoding) y no en UTF-8. Se ha leído de todos modos.")
  }
  package static let setUTF8 = LocalizedText(
    en: "Check that the terminal and the locale are set to UTF-8.",
    es: "Comprueba que el terminal y el idioma del sistema usan UTF-8.")
  package static let makeUTF8 = LocalizedText(
    en: "To convert it: iconv -f WINDOWS-1252 -t UTF-8",
    es: "Para pasar la entrada a UTF-8: iconv -f WINDOWS-1252 -t UTF-8")
  package static func refusedUTF16(_ place: LocalizedText, _ encoding: String) -> LocalizedText {
    .init(
      en: "\(place) is in \(encoding), not in UTF-8, and was not read.",
      es: "\(place) está en \(encoding) y no en UTF-8, y no se ha leído.")
  }
  package static let saveUTF8 = LocalizedText(
    en: "Save it in UTF-8, or convert it: iconv -f UTF-16 -t UTF-8",
    es: "Guarda el texto en UTF-8, o conviértelo: iconv -f UTF-16 -t UTF-8")
  package static let emptiedLongLine = LocalizedText(
    en: "A line is longer than 64 KiB; it counts as empty.",
    es: "Una línea tiene más de 64 KiB; cuenta como vacía.")
  package static let skippedLongLine = LocalizedText(
    en: "A line is longer than 64 KiB; it was skipped.",
    es: "Una línea tiene más de 64 KiB; se ha saltado.")
  package static let unansweredLongLine = LocalizedText(
    en: "A line is longer than 64 KiB, so it was not looked up.",
    es: "Una línea tiene más de 64 KiB, así que no se ha buscado.")
  package static let oneWordALine = LocalizedText(
    en: "Write one word or phrase per line, or with --null one before each NUL.",
    es: "Escribe una palabra o expresión en cada línea, o con --null una antes de cada NUL.")
}
