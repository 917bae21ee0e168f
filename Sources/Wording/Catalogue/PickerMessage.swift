/// What the picker says, on the screen and in lines. What stands in the last line of the screen begins with a key.
package enum PickerMessage: String, Message {
  // Keys.

  case anyKeyBack = """
    any key goes back
    cualquier tecla: volver
    """
  case leave = """
    ^C leave
    ^C salir
    """
  case enter = """
    Enter
    Intro
    """
  case verb = """
    verb
    verbo
    """
  case pick = """
    pick
    elegir
    """
  case escapeLeave = """
    Esc leave
    Esc salir
    """
  case escapeClear = """
    Esc clear
    Esc borrar
    """
  case escapeBack = """
    Esc back
    Esc volver
    """
  case helpKey = """
    F1 help
    F1 ayuda
    """
  case tabClose = """
    Tab close
    Tab cerrar
    """
  case tabForms = """
    Tab forms
    Tab formas
    """
  case levelKey = """
    ^L level
    ^L nivel
    """
  case allLevelsKey = """
    ^L all levels
    ^L todos los niveles
    """
  case moveKeys = """
    ↑↓ PgUp PgDn move
    ↑↓ RePág AvPág mover
    """
  case scrollKeys = """
    ↑↓ PgUp PgDn scroll
    ↑↓ RePág AvPág desplazar
    """
  case shownLines = """
    {first}–{last} of {all}
    {first}–{last} de {all}
    """
  case practise = """
    Enter practise
    Intro practicar
    """
  case narrow = """
    Enter narrow the list
    Intro ver solo este nivel
    """

  // The list and its status line.

  case typeAForm = """
    type a form of a verb
    escribe una forma verbal
    """
  case noVerbs = """
    no verbs here
    aquí no hay verbos
    """
  case noFormNear = """
    no form begins so, and none is near
    ninguna forma empieza así ni se le parece
    """
  case didYouMean = """
    did you mean {words}?
    ¿quieres decir {words}?
    """
  case also = """
    also {verbs}
    también {verbs}
    """

  // A verb's page.

  case irregularMark = """
    * differs from a regular verb in -{ending}
    * es distinta en un verbo regular en -{ending}
    """
  case levels = """
    levels: {titles}
    niveles: {titles}
    """
  case moreLevels = """
    {titles}; {count} more
    {titles}; {count} más
    """

  // The levels.

  case level = """
    level
    nivel
    """
  case typeATitle = """
    type a part of its title
    escribe parte de su título
    """
  case noLevelHere = """
    no level has this in its title or file name
    ningún nivel se llama así
    """

  // The help: keys and marks.

  case help = """
    Keys and marks
    Teclas y marcas
    """
  case helpLetters = """
    go to the forms that begin so
    ir a lo que empieza así
    """
  case helpEnter = """
    the verb
    el verbo
    """
  case helpTab = """
    the forms of a row
    las formas de una fila
    """
  case helpMove = """
    move: PgUp PgDn Home End
    mover: RePág AvPág Inicio Fin
    """
  case helpEscape = """
    clear the text; back; leave
    borrar; volver; salir
    """
  case helpLevel = """
    one level only; all again
    un solo nivel; otra vez todos
    """
  case helpDelete = """
    delete the text, a word
    borrar el texto, una palabra
    """
  case helpHelp = """
    this page
    esta página
    """
  case helpLeave = """
    leave
    salir
    """
  case markEnter = """
    what Enter takes
    lo que se abre con Intro
    """
  case markNone = """
    no form begins so
    ninguna forma empieza así
    """
  case markAccent = """
    an accent differs
    la tilde es distinta
    """
  case markTilde = """
    n and ñ differ
    n en vez de ñ, o al revés
    """
  case markOpen = """
    a row that Tab opened
    fila que Tab ha abierto
    """
  case markIrregular = """
    an irregular form
    forma irregular
    """

  // In lines.

  case banner = """
    Type a form to find its verb; help shows more, quit leaves.
    Escribe una forma para encontrar su verbo; ? explica más, :salir termina.
    """
  case nothingBegins = """
    Nothing begins with “{text}”.
    Nada empieza por “{text}”.
    """
  case numberOpens = """
    A number opens its verb.
    Un número abre su verbo.
    """
  case numberOpensMore = """
    A number opens its verb, Enter shows more.
    Un número abre su verbo, Intro muestra más.
    """
  case numberTakes = """
    A number takes its verb.
    Un número elige su verbo.
    """
  case numberTakesMore = """
    A number takes its verb, Enter shows more.
    Un número elige su verbo, Intro muestra más.
    """
  case noNumberYet = """
    There is no verb with a number yet: ask for a form, or for a list as irg*.
    Todavía no hay verbos con número: pregunta por una forma, o pide una lista como irg*.
    """
  case thereAreNumbers = """
    There are the numbers 1 to {last}.
    Hay números del 1 al {last}.
    """
  case lineLookup = """
    fui: which verb is this?
    fui: ¿de qué verbo es?
    """
  case lineList = """
    irg*: the forms that begin so; Enter shows more
    irg*: las formas que empiezan así; Intro muestra más
    """
  case lineNumber = """
    2: open the second verb of the answer
    2: abre el segundo verbo de la respuesta
    """
  case lineShow = """
    :show VERB: a verb's whole conjugation
    :show VERBO: la conjugación entera de un verbo
    """
  case lineLevels = """
    :levels: the levels
    :levels: los niveles
    """
  case lineLevel = """
    :level TEXT: only levels with TEXT in title or file name; alone: all levels
    :level TEXTO: solo los niveles con TEXTO en el título o el archivo; sin texto: todos los niveles
    """
  case lineHelp = """
    help or ?: this help
    :ayuda o ?: esta ayuda
    """
  case lineQuit = """
    quit or Ctrl-D: leave
    :salir o Ctrl-D: termina
    """
  case noLineCommand = """
    There is no “{name}”; :help lists what there is.
    No hay ningún “{name}”; :ayuda muestra lo que hay.
    """
  case writeVerb = """
    Write the verb behind it: :show erguir
    Escribe el verbo detrás: :show erguir
    """
  case allLevels = """
    All levels count again.
    Vuelven a contar todos los niveles.
    """
  case noLevelInLines = """
    No level has “{text}” in its title or file name; :levels lists them.
    Ningún nivel tiene “{text}” en su título o en el nombre de su archivo; :levels los muestra.
    """
  case levelsOfAll = """
    {levels} of {all}.
    {levels} de {all}.
    """
}
