/// What conj says of files.
package enum FileMessage {
  package static let seeRoom = LocalizedText(
    en: "Check that there is room for it and that you can write there.",
    es: "Mira si hay espacio en el lugar adonde va y si puedes escribir allí.")
  package static let giveNewFile = LocalizedText(
    en: "Give -o the name of a new file, or of one that may be replaced.",
    es: "Da con -o el nombre de un archivo nuevo, o de uno que se pueda sustituir.")
  package static let theInput = LocalizedText(en: "The input", es: "La entrada")
}
