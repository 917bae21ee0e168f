/// What `conj practice` says.
package enum PracticeMessage: String, Message {
  // Options.

  case wrongNumber = """
    {option} is followed by “{text}”.
    Detrás de {option} está “{text}”.
    """
  case writeNumberOr = """
    Give a whole number from {least} up, or {words}.
    Escribe un número entero desde {least}, o {words}.
    """
  case writeNumberUpTo = """
    Give a whole number from {least} to {most}, or {words}.
    Escribe un número entero de {least} a {most}, o {words}.
    """
  case stopwatchOrNone = """
    stopwatch or none
    stopwatch o none
    """
  case nameVerbs = """
    Name verbs: --verbs ser,ir
    Escribe verbos: --verbs ser,ir
    """
  case noPerson = """
    There is no person “{person}” in these levels.
    En estos niveles no hay ninguna persona “{person}”.
    """
  case persons = """
    There are: {list}.
    Hay: {list}.
    """
  case nothingWrong = """
    Nothing was wrong when it was last answered.
    La última vez no hubo ningún error.
    """
  case nothingToAsk = """
    There is nothing to ask now.
    Ahora no hay nada que preguntar.
    """
  case withoutMistakes = """
    Practise without --mistakes.
    Practica sin --mistakes.
    """
  case nameLevel = """
    Name a level, as in “conj practice presente”, or ask for more new forms: --new 40.
    Nombra un nivel, como en “conj practice presente”, o pide más formas nuevas: --new 40.
    """

  // Choosing a level.

  case chooseLevel = """
    A number, or a part of a title; Enter: the first.
    Un número, o parte de un título; Intro: el primero.
    """
  case noLevelNamedSo = """
    No level is named so.
    Ningún nivel se llama así.
    """

  // The practice log.

  case noLog = """
    There is no practice log.
    No hay ningún registro de práctica.
    """
  case deleteLog = """
    Delete {file} with {answers}? Type yes:
    ¿Borrar {file} con {answers}? Escribe sí:
    """
  case nothingDeleted = """
    Nothing was deleted.
    No se ha borrado nada.
    """
  case deleted = """
    Deleted.
    Borrado.
    """
  case logNotDeleted = """
    The practice log {file} can't be deleted: {reason}.
    No se puede borrar el registro de práctica {file}: {reason}.
    """
  case logUnreadable = """
    The practice log {file} can't be read: {reason}.
    No se puede leer el registro de práctica {file}: {reason}.
    """
  case noPracticeLog = """
    {file} is no practice log, and is left as it is.
    {file} no es un registro de práctica y se queda como está.
    """
  case nameLog = """
    See that it is an ordinary file, or name another with CONJ_PRACTICE_LOG.
    Mira si es un archivo normal, o nombra otro con CONJ_PRACTICE_LOG.
    """
  case logUnwritable = """
    The practice log {file} can't be written: {reason}.
    No se puede escribir el registro de práctica {file}: {reason}.
    """
  case nameLogOrNone = """
    Name another with CONJ_PRACTICE_LOG, or practise without one: --no-save.
    Nombra otro con CONJ_PRACTICE_LOG, o practica sin él: --no-save.
    """
  case tornLog = """
    The practice log ended in half a line, which was cut off.
    El registro de práctica terminaba en media línea, que se ha quitado.
    """
  case laterLines = """
    The practice log keeps {lines} of a later version.
    El registro de práctica conserva {lines} de una versión posterior.
    """

  // Questions.

  case timeForAnswer = """
    {seconds} for an answer.
    {seconds} para contestar.
    """
  case keys = """
    u takes back, s skips, x never again, ? shows the verb, :q ends.
    u: volver atrás, s: saltar, x: nunca más, ?: ver el verbo, :q: terminar.
    """
  case recognise = """
    {form}: verb, tense, person?
    {form}: ¿verbo, tiempo, persona?
    """
  case number = """
    Number:
    Número:
    """
  case left = """
    {count} left
    {count:queda|quedan} {count}
    """
  case typeOrSkip = """
    Type the answer, or s to skip.
    Escribe la respuesta, o s para saltar.
    """
  case neverAgain = """
    Never again.
    Nunca más.
    """
  case takenBack = """
    Taken back.
    Respuesta retirada.
    """
  case nothingToTakeBack = """
    There is nothing to take back.
    No hay nada que retirar.
    """
  case typeNumber = """
    Type a number from 1 to {last}.
    Escribe un número del 1 al {last}.
    """

  // What an answer is worth.

  case right = """
    Right.
    Bien.
    """
  case rightAs = """
    Right: {form}.
    Bien: {form}.
    """
  case rightIs = """
    Right is {form}.
    Lo correcto es {form}.
    """
  case rightButAccent = """
    Right, but for the accent:
    Bien, salvo la tilde:
    """
  case wrongAccent = """
    Wrong accent:
    Mal la tilde:
    """
  case almostIs = """
    Almost: {form} is {inflection}.
    Casi: {form} es {inflection}.
    """
  case wrongIs = """
    Wrong: {form} is {inflection}.
    Mal: {form} es {inflection}.
    """
  case wrong = """
    Wrong.
    Mal.
    """
  case wrongAs = """
    Wrong:
    Mal:
    """
  case wrongOfVerb = """
    Wrong: {form} is of {verb}, {inflection}.
    Mal: {form} es de {verb}, {inflection}.
    """
  case rightMeanings = """
    Right: {form} is {meanings}.
    Bien: {form} es {meanings}.
    """
  case wrongMeanings = """
    Wrong: {form} is {meanings}.
    Mal: {form} es {meanings}.
    """
  case oneNotOther = """
    {right}, not {typed}.
    {right}, no {typed}.
    """
  case tooLate = """
    Too late: {form}.
    Tarde: {form}.
    """
  case onceMore = """
    Once more.
    Otra vez.
    """
  case noRealForm = """
    {form}* is no form: a regular verb would have it.
    {form}* no es ninguna forma: así sería si el verbo fuera regular.
    """

  // Lives and the end.

  case lastLife = """
    The next mistake ends it.
    El próximo error es el último.
    """
  case livesLeft = """
    {count} {count:life|lives} left.
    {count:Queda|Quedan} {count} {count:vida|vidas}.
    """
  case noLivesLeft = """
    No lives are left.
    No quedan vidas.
    """
  case rightOfAll = """
    {right} of {all} right at the first try.
    {right} de {all} bien a la primera.
    """
  case butTooLate = """
    {question}: {right}, but too late
    {question}: {right}, pero tarde
    """
  case mistake = """
    {question}: {right}, not {typed}
    {question}: {right}, no {typed}
    """
  case dueToday = """
    Due today: {count}. conj practice --stats shows more.
    Para hoy: {count}. conj practice --stats muestra más.
    """

  // The screen.

  case timeIsOver = """
    Time is over.
    Se acabó el tiempo.
    """
  case typeAnswer = """
    type the answer
    escribe la respuesta
    """
  case anyKeyEnds = """
    any key ends
    cualquier tecla: terminar
    """
  case enterGoesOn = """
    Enter go on
    Intro seguir
    """
  case enterAnswer = """
    Enter answer
    Intro contestar
    """
  case choose = """
    {numbers} choose
    {numbers} elegir
    """
  case showVerb = """
    ? the verb
    ? el verbo
    """
  case skip = """
    s skip
    s saltar
    """
  case takeBack = """
    u take back
    u atrás
    """
  case never = """
    x never again
    x nunca más
    """
  case escapeEnd = """
    Esc end
    Esc terminar
    """
}
