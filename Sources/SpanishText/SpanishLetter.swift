/// Whether this is a letter of Spanish verb forms: a–z, á é í ó ú, ü, ñ, in lower case.
package func isSpanishLetter(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "á", "é", "í", "ó", "ú", "ü", "ñ": true
  default: false
  }
}
