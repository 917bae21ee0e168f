/// What `conj levels` and `conj new` say.
package enum LevelsMessage: String, Message {
  // conj levels.

  case level = """
    level
    nivel
    """
  case grade = """
    grade
    grado
    """
  case verbs = """
    verbs
    verbos
    """
  case forms = """
    forms
    formas
    """
  case file = """
    file
    archivo
    """
  case compareTwo = """
    Two levels can be compared, by parts of their titles.
    Se pueden comparar dos niveles, por partes de sus títulos.
    """
  case writeCompare = """
    Write conj levels --compare A B, or conj levels --level A to see one.
    Escribe conj levels --compare A B, o conj levels --level A para ver uno.
    """
  case runTwice = """
    Give one of them; to see both, run conj levels twice.
    Usa solo una; para ver las dos cosas, ejecuta conj levels dos veces.
    """
  case noLevelHas = """
    No level here has “{word}”.
    Aquí ningún nivel tiene “{word}”.
    """
  case leaveLevelOut = """
    Others have it: leave --level out.
    Otros sí lo tienen: quita --level.
    """
  case inBoth = """
    In both: {verbs}, {forms}
    En los dos: {verbs}, {forms}
    """
  case onlyIn = """
    Only in {titles}: {verbs}, {forms}
    Solo en {titles}: {verbs}, {forms}
    """

  // conj new.

  case needsTitle = """
    A level needs a title.
    Un nivel necesita un título.
    """
  case writeTitle = """
    Write one in quotes: conj new 'Verbos'
    Escribe uno entre comillas: conj new 'Verbos'
    """
  case fileExists = """
    The file {file} is there already.
    El archivo {file} ya existe.
    """
  case chooseName = """
    Choose another name, or write --force to write over it.
    Elige otro nombre, o escribe --force para sustituirlo.
    """
  case typeVerbs = """
    Type the verbs, one a line; Ctrl-D ends.
    Escribe los verbos, uno por línea; Ctrl-D termina.
    """
  case longLineInList = """
    A line of the list is longer than 64 KiB.
    Una línea de la lista tiene más de 64 KiB.
    """
  case oneVerbALine = """
    Give one verb a line.
    Escribe un verbo en cada línea.
    """
  case columnTaken = """
    The list is a table; its column {column} has the verbs.
    La lista es una tabla; los verbos son los de la columna {column}.
    """
  case columnTakenBelow = """
    The list is a table; its column {column} has the verbs, below “{heading}”.
    La lista es una tabla; los verbos son los de la columna {column}, debajo de “{heading}”.
    """
  case formTaken = """
    “{form}” is a form of {verb}, which is taken.
    “{form}” es una forma de {verb}; se toma este verbo.
    """
  case noVerbHere = """
    “{word}” is no verb here.
    “{word}” no es ningún verbo de aquí.
    """
  case searchNear = """
    “conj search {word}” shows what is near it.
    “conj search {word}” muestra lo que se le parece.
    """
  case severalVerbs = """
    “{form}” is a form of several verbs: {verbs}.
    “{form}” es una forma de varios verbos: {verbs}.
    """
  case writeInfinitive = """
    Write the infinitive that you mean.
    Escribe el infinitivo del que quieres usar.
    """
  case withoutPronoun = """
    {verb}se is written without its pronoun: no form of this level takes one.
    {verb}se se escribe sin su pronombre: ninguna forma de este nivel lo lleva.
    """
  case notInLevel = """
    The level “{title}” does not have {verb}.
    El nivel “{title}” no tiene {verb}.
    """
  case leaveVerbOut = """
    Leave the verb out, or choose another level with --from.
    Quita el verbo, o elige otro nivel con --from.
    """
  case otherLevelHasVerb = """
    The level “{title}” has it: leave the verb out, or choose that level with --from.
    El nivel “{title}” lo tiene: quita el verbo, o elige ese nivel con --from.
    """
  case needsTwoVerbs = """
    A level needs two verbs or more.
    Un nivel necesita dos verbos o más.
    """
  case nameVerbs = """
    Name them: --verbs comer,beber,ir
    Di cuáles: --verbs comer,beber,ir
    """
  case needsTemplate = """
    conj new needs the level whose forms it takes.
    conj new necesita el nivel del que toma las formas.
    """
  case nameTemplate = """
    Name it with --from, such as --from 'indicativo presente'.
    Dilo con --from, por ejemplo --from 'indicativo presente'.
    """
  case severalLevels = """
    --from “{text}” names {count} levels:
    --from “{text}” vale para {count} niveles:
    """
  case addWords = """
    Add words of the title or the file name until one is left.
    Añade palabras del título o del nombre del archivo hasta que quede uno.
    """
}
