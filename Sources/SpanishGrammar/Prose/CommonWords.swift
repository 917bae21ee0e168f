import SpanishText

/// Frequent words that are spelled like a verb form, accents aside, and are nearly always something else: in newspaper prose
/// by our judgement not one in ten of them is a verb. Of words such as `vino`, `cuenta`, `llama` and `busca` more are.
///
/// Answers about running text mark them, so that those who count verbs may leave them out.
package enum CommonWords {
  /// After these a pronoun is their object: `para ella`.
  package static let prepositions = words(
    "a ante bajo como con contra de desde en entre hacia hasta para por según segun sin sobre tras")

  /// After these a verb with a person is likely: `ojalá haya`.
  package static let announcingVerbs = words("aunque como cuando ojalá ojala porque que quien si")

  /// After these a verb is as likely in the subjunctive as in the indicative: `que te sientas bien`.
  package static let allowingSubjunctive = words(
    "aunque cuando ojalá ojala que quien quizá quizás quizas")

  /// After these a noun is likely: `mi casa`.
  package static let announcingNouns = words(
    "el la los las lo un una unos unas al del mi mis tu tus su sus este esta ese esa")

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map { String($0) })
  }

  /// Whether one of these words is a verb by the words beside it, if no other word of the sentence is: `donde esta`, `si
  /// fuera rico`, `entre usted`. All are in composed lower case; there is an empty word before the first and after the last.
  package static func isVerb(
    _ word: String, after before: String, before after: String, isNextToLast: Bool
  ) -> Bool {
    switch word {
    case "esta", "estas":
      if Person(word: before.folded) != nil { return true }
      if before.isEmpty { return placesAndStates.contains(after.folded) }
      // `en esta casa`, `toda esta casa`, `como esta casa`
      return !["y", "e", "o", "ni", "toda", "todas"].contains(before)
        && !nounsOfTime.contains(after)
        && (before == "como" || !prepositions.contains(before)) && !all.contains(after)
    case "fuera": return ["aunque", "ojalá", "ojala", "que", "quien", "si"].contains(before)
    case "entre": return after == "usted" && isNextToLast
    default: return false
    }
  }

  /// What somebody is like or where, without accents: `estas bien`.
  private static let placesAndStates = words("bien mal aqui ahi alli aca alla lejos en usted")

  /// What `esta` tells the time with: `esta noche`.
  private static let nounsOfTime = words("mañana noche noches semana semanas vez")

  /// The words, composed and in lower case.
  package static let all = words([little, ordinals, nouns, adjectives].joined(separator: " "))

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
