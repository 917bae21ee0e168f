import SpanishText

/// Words of Spanish that are spelled like a verb form, or like one but for an accent, and are far
/// more often something else: in newspaper prose by our judgement not one in ten of them is a verb.
///
/// Running text marks them, so that whoever counts verbs may leave them out; none is hidden. The list
/// is short on purpose: it names the words that turn up on every page. A word that is a verb about
/// as often as not (`vino`, `cuenta`, `llama`, `busca`) is not in it.
package enum CommonWords {
  /// Whether the word is in the list; case is ignored, accents are not.
  ///
  /// - Complexity: O(length).
  package static func contains(_ word: String) -> Bool {
    all.contains(word.loweredSpanish)
  }

  /// Whether a pronoun behind the word is its object: `para ella`.
  package static func isPreposition(_ word: String) -> Bool {
    switch word {
    case "a", "ante", "bajo", "como", "con", "contra", "de", "desde", "en", "entre": true
    case "hacia", "hasta", "para", "por", "según", "sin", "sobre", "tras": true
    default: false
    }
  }

  package static let all: Set<String> = Set(
    [little, ordinals, nouns, adjectives].flatMap { $0.split(separator: " ").map(String.init) })

  /// Prepositions, articles, pronouns, adverbs, conjunctions.
  private static let little = """
    además apenas así bajo cerca como cómo conforme de desde embargo encima entre esta estas este \
    fuera hacia jamás junto medio mía mío nada ojalá para pues salvo se sobre solo sólo una unas uno
    """

  private static let ordinals = "cien cuarta cuarto doble quinta quinto segunda segundo"

  /// Nouns that come from a verb or happen to look like one.
  private static let nouns = """
    acuerdo agua aire anuncio apoyo arma armas artículo aumento base beneficio calle cambio camino \
    campo capítulo cargo casa casas caso causa centro círculo comercio cosa cosas copa costa cuadro \
    curso daño dato debate demanda deseo diferencia duda dudas ejército equipo escuela espacio \
    estudio fábrica falta fecha fechas figura fines firma forma formas fuerza fuerzas gasto gobierno \
    grado gusto idea informe intento intereses juego junta libro línea líneas lista lucha mano marca \
    marco medida medidas médica médico mesa meses minuto multa música negocio nombre nombres nota \
    noticia novela número objeto obra obras órdenes página pago parte partes partido partidos pena \
    persona peso pie planta práctica precio pregunta prensa principio proceso programa proyecto \
    prueba pruebas público pueblo punto registro regla reglas resto río ruta sala sangre señales \
    serie servicio sierra sitio sombra sueldo suelo sueño tabla tarde tema término título trabajo \
    turno uso venta ventas verano viaje víctima vista voto
    """

  private static let adjectives = """
    crítica crítico entera entero íntegra larga largo libre llena lleno media mejores práctico \
    presente pública sana sano seria serio sola solas última último vacía vacío varias vivo
    """
}
