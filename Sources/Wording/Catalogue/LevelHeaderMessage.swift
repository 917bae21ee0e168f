/// Findings about the first lines of a level: what is wrong, and what to do.
package enum LevelHeaderMessage: String, Message {
  case missingTitle = """
    The title, the description and the colour are missing: lines 1 to 3 of a level, before the first verb.
    Faltan el título, la descripción y el color: las líneas 1 a 3 de un nivel, antes del primer verbo.
    """
  case missingTitleHelp = """
    Write three lines above this one: Nivel fácil ⏎ Verbos fáciles en presente ⏎ FF0000
    Escribe tres líneas encima de esta: Nivel fácil ⏎ Verbos fáciles en presente ⏎ FF0000
    """
  case missingTitleAndDescription = """
    The title and the description are missing: lines 1 and 2 of a level, above the colour.
    Faltan el título y la descripción: las líneas 1 y 2 de un nivel, encima del color.
    """
  case missingTitleAndDescriptionHelp = """
    Write two lines above this one: Nivel fácil ⏎ Verbos fáciles en presente
    Escribe dos líneas encima de esta: Nivel fácil ⏎ Verbos fáciles en presente
    """
  case missingDescriptionAndColour = """
    The description and the colour are missing: lines 2 and 3 of a level, below the title.
    Faltan la descripción y el color: las líneas 2 y 3 de un nivel, debajo del título.
    """
  case missingDescriptionAndColourHelp = """
    Write two lines below the title: Verbos fáciles en presente ⏎ FF0000
    Escribe dos líneas debajo del título: Verbos fáciles en presente ⏎ FF0000
    """
  case missingDescription = """
    The description is missing: line 2 of a level, between title and colour.
    Falta la descripción: la línea 2 de un nivel, entre el título y el color.
    """
  case missingDescriptionHelp = """
    Write a line above the colour: Verbos fáciles en presente
    Escribe una línea encima del color: Verbos fáciles en presente
    """
  case missingColour = """
    The colour is missing: line 3 of a level, below the description.
    Falta el color: la línea 3 de un nivel, debajo de la descripción.
    """
  case missingColourHelp = """
    Write a colour below the description, six digits or a name: FF0000 or red
    Escribe un color debajo de la descripción, seis cifras o un nombre: FF0000 o rojo
    """
  case emptyTitle = """
    Line 1 is empty; the title of the level is expected there.
    La línea 1 está vacía; ahí se espera el título del nivel.
    """
  case emptyTitleHelp = """
    Write the title in line 1: Nivel fácil (presente)
    Escribe el título en la línea 1: Nivel fácil (presente)
    """
  case emptyLineBeforeTitleHelp = """
    Remove the empty line, so that the title is line 1 and the colour, as FF0000, line 3.
    Quita la línea vacía, para que el título sea la línea 1 y el color, como FF0000, la línea 3.
    """
  case unusableColour = """
    {text} is no colour that can be used; line 3 of a level is its colour.
    {text} no es un color que se pueda usar; la línea 3 de un nivel es su color.
    """
  case writeColour = """
    Write {colour}
    Escribe {colour}
    """
  case unusableColourHelp = """
    Write six digits, 0–9 and A–F, or a name: FF0000 or red
    Escribe seis cifras, 0–9 y A–F, o un nombre: FF0000 o rojo
    """
  case misplacedColour = """
    The colour stands in line {line}; it is expected in line 3.
    El color está en la línea {line}; se espera en la línea 3.
    """
  case emptyLinesHelp = """
    Remove the empty lines above it, so that the colour, as FF0000, is line 3.
    Quita las líneas vacías que tiene encima, para que el color, como FF0000, sea la línea 3.
    """
  case longDescriptionHelp = """
    Write the description in one line, so that the colour, as FF0000, is line 3.
    Escribe la descripción en una sola línea, para que el color, como FF0000, sea la línea 3.
    """
  case unknownLine = """
    “{name}:” is not known here; it was read as “{meant}:”.
    “{name}:” no se conoce aquí; se ha leído como “{meant}:”.
    """
  case writeThis = """
    Write {example}
    Escribe {example}
    """
  case writeOrder = """
    Write {example} or orden: último
    Escribe {example} u orden: último
    """
  case lateLine = """
    “{name}:” stands after a verb, where it has no effect; it is expected before the first one.
    “{name}:” está detrás de un verbo, donde no tiene efecto; se espera antes del primero.
    """
  case lateLineHelp = """
    Move this line up, directly below the colour: {example}
    Sube esta línea hasta justo debajo del color: {example}
    """
  case repeatedLine = """
    “{name}:” stands in line {line} already; this second one has no effect.
    “{name}:” ya está en la línea {line}; esta segunda línea no tiene efecto.
    """
  case repeatedLineHelp = """
    Keep one of the two lines and remove the other: {example}
    Deja una de las dos líneas y quita la otra: {example}
    """
  case nothing = """
    nothing
    nada
    """
  case unknownTense = """
    “tiempo:” says {found}; the name of one tense is expected, such as presente, pretérito or subjuntivo presente.
    “tiempo:” dice {found}; se espera el nombre de un tiempo, como presente, pretérito o subjuntivo presente.
    """
  case unknownTenseHelp = """
    For forms in the present write: {line}
    Para formas en presente escribe: {line}
    """
  case nearTenseHelp = """
    If that is what you mean, write: {line}
    Si es lo que quieres decir, escribe: {line}
    """
  case emptyOrder = """
    “orden:” says nothing; “uso” or “último” is expected.
    “orden:” no dice nada; se espera “uso” o “último”.
    """
  case unknownOrder = """
    “orden:” says {text}; “uso” or “último” is expected.
    “orden:” dice {text}; se espera “uso” o “último”.
    """
  case unknownOrderHelp = """
    For verbs listed most used first write: orden: uso
    Para verbos ordenados de más a menos usados escribe: orden: uso
    """
  case unusableLives = """
    “vidas:” says {found}; a whole number from 0 to {most} is expected.
    “vidas:” dice {found}; se espera un número entero del 0 al {most}.
    """
  case unusableLivesHelp = """
    Write a number (vidas: 3), or remove the line so that any number is forgiven.
    Escribe un número (vidas: 3), o quita la línea para que se perdonen todos los errores.
    """
  case unusableLimit = """
    “límite:” says {found}; a whole number of seconds from 1 to {most} is expected.
    “límite:” dice {found}; se espera un número entero de segundos del 1 al {most}.
    """
  case unusableLimitHelp = """
    Write the seconds (límite: 10 s), or remove the line so that there is no limit.
    Escribe los segundos (límite: 10 s), o quita la línea para que no haya límite.
    """
  case unknownGrade = """
    “grado:” says {found}; one of {grades} is expected.
    “grado:” dice {found}; se espera uno de estos: {grades}.
    """
  case unknownGradeHelp = """
    Write whom the level is for: {example}
    Escribe para quién es el nivel: {example}
    """
  case noColumns = """
    “formas:” names no column; the six persons, yo to ellos, are taken.
    “formas:” no nombra ninguna columna; se toman las seis personas, de yo a ellos.
    """
  case noColumnsHelp = """
    Write the names with commas between them: formas: gerundio, participio
    Escribe los nombres separados por comas: formas: gerundio, participio
    """
  case emptyColumnName = """
    Column {number} has no name: there is nothing between two commas.
    La columna {number} no tiene nombre: entre dos comas no hay nada.
    """
  case emptyColumnNameHelp = """
    Write a name or remove the comma: {example}
    Escribe un nombre o quita la coma: {example}
    """
  case repeatedColumnName = """
    Two columns are named {name}; answers will not tell them apart.
    Dos columnas se llaman {name}; en las respuestas no se van a distinguir.
    """
  case repeatedColumnNameHelp = """
    Give each column a name of its own: formas: participio, participio femenino
    Da a cada columna un nombre propio: formas: participio, participio femenino
    """
  case columnSeparator = """
    There is a semicolon between the names of the columns; a comma is expected.
    Entre los nombres de las columnas hay un punto y coma; se espera una coma.
    """
  case columnSeparatorHelp = """
    Put commas between the names: formas: gerundio, participio
    Separa los nombres con comas: formas: gerundio, participio
    """
}
