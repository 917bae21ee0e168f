/// What `conj lookup`, `search`, `show` and `index` say.
package enum LookupMessage: String, Message {
  case noVerbFound = """
    no verb found
    ningún verbo
    """
  case rare = """
    (rare)
    (raro)
    """
  case alsoVos = """
    also {forms}, vos
    también {forms}, vos
    """
  case typeAWord = """
    Type a word and press Enter; Ctrl-D ends.
    Escribe una palabra y pulsa Intro; Ctrl-D termina.
    """
  case isAFile = """
    “{file}” is a file, and no verb has this form.
    “{file}” es un archivo, y ningún verbo tiene esta forma.
    """
  case answersLines = """
    conj lookup < {file} answers its lines.
    conj lookup < {file} busca cada una de sus líneas.
    """
  case findsVerbs = """
    conj lookup --text {file} finds the verbs of its text.
    conj lookup --text {file} encuentra los verbos de su texto.
    """
  case mayBeMistake = """
    “{word}” may be a mistake.
    “{word}” puede ser un error.
    """
  case thisMayBeMistake = """
    This may be a mistake. {advice}
    Esto puede ser un error. {advice}
    """
  case noForm = """
    No verb has the form “{word}”.
    Ningún verbo tiene la forma “{word}”.
    """
  case noFormHere = """
    No verb here has the form “{word}”.
    Ningún verbo tiene aquí la forma “{word}”.
    """
  case seeSpelling = """
    See that it is spelled right; any form of the verb will do.
    Mira si está bien escrita; vale cualquier forma del verbo.
    """
  case onlyOrObjects = """
    The option --only does not go with --format jsonl.
    La opción --only no va con --format jsonl.
    """
  case goesWithText = """
    The option --{option} goes with --text.
    La opción --{option} va con --text.
    """
  case writeText = """
    Write conj lookup --text {option} FILE.
    Escribe conj lookup --text {option} ARCHIVO.
    """

  // Suggestions.

  case didYouMean = """
    Did you mean {words}?
    ¿Quieres decir {words}?
    """
  case orDidYouMean = """
    Or did you mean {words}?
    ¿O quieres decir {words}?
    """
  case regular = """
    A regular verb would; {verb} has {form}.
    Así sería si el verbo fuera regular; {verb} tiene {form}.
    """
  case stem = """
    The stem is another one here; {verb} has {form}.
    Aquí la raíz es otra; {verb} tiene {form}.
    """
  case ending = """
    That is an ending of other verbs; {verb} has {form}.
    Esa terminación es de otros verbos; {verb} tiene {form}.
    """
  case spelling = """
    The sound is spelled otherwise here; {verb} has {form}.
    Aquí el sonido se escribe de otra manera; {verb} tiene {form}.
    """
  case colloquial = """
    It is heard, but grammars call it a mistake; {verb} has {form}.
    Se oye, pero las gramáticas lo consideran un error; {verb} tiene {form}.
    """

  // What a class knows of a text.

  case noVerbInText = """
    There is no verb form in the text.
    En el texto no hay ninguna forma verbal.
    """
  case knownOfAll = """
    {count} {count:verb form|verb forms}: {known} known, {forms} new forms of known verbs (+), {verbs} of new verbs (++).
    {count} {count:forma verbal|formas verbales}: conocidas: {known}; nuevas de verbos conocidos (+): {forms}; de verbos nuevos (++): {verbs}.
    """
  case newVerbs = """
    New verbs: {list}
    Verbos nuevos: {list}
    """
  case newForms = """
    New forms: {list}
    Formas nuevas: {list}
    """
  case knownByTense = """
    Known by tense: {list}
    Conocidas por tiempo: {list}
    """
  case someOf = """
    {tense} {known} of {all}
    {tense} {known} de {all}
    """
  case times = """
    {place}, {count} times
    {place}, {count} veces
    """
  case common = """
    common
    común
    """
  case name = """
    name?
    ¿nombre?
    """

  // conj show.

  case severalVerbs = """
    {form} is a form of several verbs: {verbs}
    {form} es una forma de varios verbos: {verbs}
    """
  case allIrregular = """
    ; all irregular
    ; todas irregulares
    """
  case irregular = """
    ; irregular: {persons}
    ; irregulares: {persons}
    """

  // conj search.

  case nothingFits = """
    No form here fits “{pattern}”.
    Aquí no hay ninguna forma como “{pattern}”.
    """
  case writePattern = """
    A plain word finds what begins with it; * stands for any letters, ? for one.
    Una palabra sola encuentra lo que empieza así; * vale por cualquier número de letras, ? por una.
    """
  case moreFound = """
    … and more: --limit 0 shows all, --count counts them
    … y más: --limit 0 las muestra todas, --count las cuenta
    """

  // conj index.

  case noIndexCommand = """
    conj index can't do “{words}”.
    conj index no sabe hacer “{words}”.
    """
  case noIndexCommandButNear = """
    conj index can't do “{words}”. Did you mean “{near}”?
    conj index no sabe hacer “{words}”. ¿Quieres decir “{near}”?
    """
  case writeIndexCommand = """
    Write conj index build -o FILE, conj index verify FILE or conj index info.
    Escribe conj index build -o ARCHIVO, conj index verify ARCHIVO o conj index info.
    """
  case needsFile = """
    conj index verify needs the file to verify.
    conj index verify necesita el archivo que va a comprobar.
    """
  case buildTakesNoWord = """
    “{word}” is a word too many for conj index build.
    A conj index build le sobra la palabra “{word}”.
    """
  case needsOutput = """
    conj index build needs the file to write.
    conj index build necesita el archivo que va a escribir.
    """
  case otherFile = """
    {file} is no index, and stays as it is.
    {file} no es un índice, y queda como está.
    """
  case notBuilt = """
    The index was not written, since not everything could be read.
    El índice no se ha escrito, porque no se ha podido leer todo.
    """
  case mendPaths = """
    Mend the paths behind --levels, or leave those out that are not there.
    Corrige las rutas que van detrás de --levels, o quita las que no existen.
    """
  case writeOutput = """
    Write -o FILE, such as -o mine.conj.
    Escribe -o ARCHIVO, por ejemplo -o mío.conj.
    """
  case goesWithBuild = """
    The option --{option} goes with “conj index build” alone.
    La opción --{option} va solo con “conj index build”.
    """
  case leaveOut = """
    Leave --{option} out.
    Quita --{option}.
    """
  case indexOnTerminal = """
    An index is no text for a terminal.
    Un índice no es texto para un terminal.
    """
  case wholeIndex = """
    {file}: a whole index: {levels}, {verbs}, {forms}, {bytes} bytes
    {file}: un índice completo: {levels}, {verbs}, {forms}, {bytes} bytes
    """
}

/// Numbers with what they count.
package enum CountMessage: String, Message {
  case verbs = """
    {count} {count:verb|verbs}
    {count} {count:verbo|verbos}
    """
  case forms = """
    {count} {count:form|forms}
    {count} {count:forma|formas}
    """
  case levels = """
    {count} {count:level|levels}
    {count} {count:nivel|niveles}
    """
  case files = """
    {count} {count:file|files}
    {count} {count:archivo|archivos}
    """
  case glosses = """
    {count} {count:gloss|glosses}
    {count} {count:glosa|glosas}
    """
  case errors = """
    {count} {count:error|errors}
    {count} {count:error|errores}
    """
  case warnings = """
    {count} {count:warning|warnings}
    {count} {count:aviso|avisos}
    """
  case questions = """
    {count} {count:question|questions}
    {count} {count:pregunta|preguntas}
    """
  case answers = """
    {count} {count:answer|answers}
    {count} {count:respuesta|respuestas}
    """
  case lives = """
    {count} {count:life|lives}
    {count} {count:vida|vidas}
    """
  case seconds = """
    {count} {count:second|seconds}
    {count} {count:segundo|segundos}
    """
  case minutes = """
    {count} {count:minute|minutes}
    {count} {count:minuto|minutos}
    """
  case days = """
    {count} {count:day|days}
    {count} {count:día|días}
    """
  case lines = """
    {count} {count:line|lines}
    {count} {count:línea|líneas}
    """
}
