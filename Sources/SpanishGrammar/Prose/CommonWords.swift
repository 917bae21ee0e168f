import SpanishText

/// Words of Spanish that are spelled like a verb form, or like one but for an accent, and are far
/// more often something else: in newspaper prose by our judgement not one in ten of them is a verb.
///
/// Running text marks them, so that whoever counts verbs may leave them out; none is hidden. The list
/// is short on purpose: it names the words that turn up on every page. A word that is a verb about
/// as often as not (`vino`, `cuenta`, `llama`, `busca`) is not in it.
package enum CommonWords {
  /// Whether a pronoun after the word is its object: `para ella`.
  package static func isPreposition(_ word: String) -> Bool {
    switch word {
    case "a", "ante", "bajo", "como", "con", "contra", "de", "desde", "en", "entre": true
    case "hacia", "hasta", "para", "por", "según", "sin", "sobre", "tras": true
    default: false
    }
  }

  /// Whether a verb with a person is likely after the word: `ojalá haya`.
  package static func announcesVerb(_ word: String) -> Bool {
    switch word {
    case "aunque", "como", "cuando", "ojalá", "ojala", "porque", "que", "quien", "si": true
    default: false
    }
  }

  /// Whether a verb after the word is as likely in the subjunctive as in the indicative: `que te sientas bien`.
  package static func allowsSubjunctive(_ word: String) -> Bool {
    switch word {
    case "aunque", "cuando", "ojalá", "ojala", "que", "quien", "quizá", "quizás", "quizas": true
    default: false
    }
  }

  /// Whether a noun is likely after the word: `mi casa`.
  package static func announcesNoun(_ word: String) -> Bool {
    switch word {
    case "el", "la", "los", "las", "lo", "un", "una", "unos", "unas", "al", "del": true
    case "mi", "mis", "tu", "tus", "su", "sus", "este", "esta", "ese", "esa": true
    default: false
    }
  }

  /// Tells which of these words are verbs by those beside them, if no other word of the sentence is: `donde esta`, `si
  /// fuera rico`, `entre usted`.
  ///
  /// - Parameters:
  ///   - word: The word, composed and in lower case.
  ///   - before: The word before it; empty where it is the first.
  ///   - after: The word after it; empty if it is the last.
  ///   - isNextToLast: Whether exactly one word follows.
  /// - Returns: Whether it is one.
  package static func isVerb(
    _ word: String, behind before: String, before after: String, isNextToLast: Bool
  ) -> Bool {
    switch word {
    case "esta", "estas":
      if Person(word: before.folded) != nil { return true }
      if before.isEmpty { return isPlaceOrState(after) }
      // `en esta casa`, `toda esta casa`, `como esta casa`
      return !["y", "e", "o", "ni", "toda", "todas"].contains(before) && !isNounOfTime(after)
        && (before == "como" || !isPreposition(before)) && !all.contains(after)
    case "fuera": return ["aunque", "ojalá", "ojala", "que", "quien", "si"].contains(before)
    case "entre": return after == "usted" && isNextToLast
    default: return false
    }
  }

  /// Whether a word tells what somebody is like or where: `estas bien`.
  private static func isPlaceOrState(_ word: String) -> Bool {
    switch word.folded {
    case "bien", "mal", "aqui", "ahi", "alli", "aca", "alla", "lejos", "en", "usted": true
    default: false
    }
  }

  /// Whether a word is one that `esta` tells the time with: `esta noche`.
  private static func isNounOfTime(_ word: String) -> Bool {
    ["mañana", "noche", "noches", "semana", "semanas", "vez"].contains(word)
  }

  /// The words, composed and in lower case.
  package static let all: Set<String> = Set(
    [little, ordinals, nouns, adjectives].flatMap { $0.split(separator: " ").map(String.init) })

  /// Prepositions, articles, pronouns, adverbs, conjunctions.
  private static let little = """
    abajo además apenas arriba así bajo cerca como cómo conforme de demasiado desde embargo encima \
    entre esta ésta estas este éste fuera hacia jamás junto medio mía mío nada ojalá para pues salvo \
    se sobre solo sólo una unas uno
    """

  private static let ordinals = "cien cuarta cuarto doble quinta quinto segunda segundo"

  /// Nouns that come from a verb or happen to look like one.
  private static let nouns = """
    abogado abrigo acuerdo agosto agua aire amiga amigas amigo amigos anuncio apoyo arma armas \
    artículo aumento banco barrio base bebida beneficio beso boda bodas calle cambio camino campo \
    capítulo cargo casa casas caso causa centro cielo cine círculo cocina colegio comercio comida \
    copa cosa cosas costa cuadro cuchara cuchillo curso daño dato debate demanda deporte desayuno \
    deseo diente diferencia duda dudas ejército equipo escuela espacio esperanza esposa esposo \
    estrella estudio fábrica factura falta fecha fechas fiesta figura fines firma flores forma \
    formas fracaso fruta frutas fuerza fuerzas gafas gasto gobierno grado gusto hermana hermanas \
    hermano hermanos hierba historia huevo idea ideas informe intento intereses invierno juego jugo \
    junta leche libro línea líneas lista lucha mamá mamás mano marca marco marido marzo mayo médica \
    médico medida medidas mentira mercado mercados mesa mesas meses ministro minuto moneda multa \
    música negocio nombre nombres nota noticia novela novia novio número objeto obra obras odio \
    órdenes oreja oso otoño página pago papá papás parada parte partes partido partidos pasaporte \
    pelo pena persona peso pie piso planta playa práctica precio pregunta prensa prima primo \
    principio proceso programa promesa proyecto prueba pruebas público pueblo punto radio regalo \
    regalos registro regla reglas reina resto revista río rosa ruta sala sangre secreto sello \
    señales serie servicio sierra sitio sombra sopa sueldo suelo sueño tabla tarde tardes taza techo \
    tema tenis término tienda título trabajo turno uso vaca veces venta ventas verano viaje víctima \
    viento vista voto
    """

  private static let adjectives = """
    amargo amarillo ancho antiguo baja bajas blando contento corto crítica crítico cuadrado enfermo \
    entera entero estrecho frío íntegra larga largo libre llena lleno media mejores práctico presente \
    pública sana sano seria serio sola solas última último vacía vacío varias vivo
    """
}
