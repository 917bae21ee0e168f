/// What is wrong with a command line.
package enum UsageMessage: String, Message {
  case noCommand = """
    There is no command “{name}”.
    No hay ningún comando “{name}”.
    """
  case noCommandButNear = """
    There is no command “{name}”. Did you mean “conj {near}”?
    No hay ningún comando “{name}”. ¿Quieres decir “conj {near}”?
    """
  case seeCommands = """
    “conj --help” lists the commands.
    “conj --help” muestra los comandos que hay.
    """
  case unexpectedValue = """
    The option --{option} takes no value.
    La opción --{option} no lleva ningún valor.
    """
  case writeAlone = """
    Write --{option} alone.
    Escribe --{option} sin nada más.
    """
  case emptyPathBehind = """
    The path behind --{option} is empty.
    La ruta detrás de --{option} está vacía.
    """
  case emptyPath = """
    One of the paths is empty.
    Una de las rutas está vacía.
    """
  case seeVariable = """
    Give a file or a folder; if it comes from a variable, see that the variable has a value.
    Escribe un archivo o una carpeta; si viene de una variable, mira si la variable tiene un valor.
    """
  case missingValue = """
    The option {option} needs a value.
    A la opción {option} le falta un valor.
    """
  case writeValue = """
    Write {option} {value}; “{command} --help” tells what it is.
    Escribe {option} {value}; “{command} --help” explica qué es.
    """
  case needsNumber = """
    The option --{option} needs a number, not “{text}”.
    La opción --{option} necesita un número, no “{text}”.
    """
  case writeNumber = """
    Write for example --{option} 20.
    Escribe por ejemplo --{option} 20.
    """
  case wrongChoice = """
    The option --{option} can't be “{text}”.
    La opción --{option} no puede ser “{text}”.
    """
  case wrongChoiceButNear = """
    The option --{option} can't be “{text}”. Did you mean {near}?
    La opción --{option} no puede ser “{text}”. ¿Quieres decir {near}?
    """
  case choices = """
    It takes one of: {choices}.
    Puede ser una de estas: {choices}.
    """
  case noOption = """
    {command} has no option {option}.
    {command} no tiene ninguna opción {option}.
    """
  case noOptionButNear = """
    {command} has no option {option}. Did you mean --{near}?
    {command} no tiene ninguna opción {option}. ¿Quieres decir --{near}?
    """
  case seeOptions = """
    “{command} --help” lists the options.
    “{command} --help” muestra las opciones que hay.
    """
  case seeOptionsOrHyphen = """
    “{command} --help” lists the options. For a word that begins with a hyphen write -- before it.
    “{command} --help” muestra las opciones que hay. Si una palabra empieza por guion, pon -- delante.
    """
  case writeBehindLookup = """
    Write conj lookup {option}, and the words behind it.
    Escribe conj lookup {option} y las palabras detrás.
    """
  case tooFewWords = """
    conj {command} needs to know more.
    conj {command} necesita saber algo más.
    """
  case tooManyWords = """
    conj {command} takes fewer words than these {count}.
    conj {command} admite menos palabras que estas {count}.
    """
  case takesNoWords = """
    conj {command} takes no words.
    conj {command} no lleva palabras.
    """
  case nameAlone = """
    Write conj {command} alone.
    Escribe conj {command} sin nada más.
    """
  case synopsis = """
    Write conj {command} {words}; “conj {command} --help” shows examples.
    Escribe conj {command} {words}; “conj {command} --help” muestra ejemplos.
    """
  case exclusive = """
    The options --{first} and --{second} exclude each other.
    Las opciones --{first} y --{second} no pueden ir juntas.
    """
  case leaveOneOut = """
    Leave one of them out.
    Quita una de las dos.
    """
  case levelsOrIndex = """
    Give --levels for level files or --index for an index file.
    Usa --levels para archivos de niveles o --index para un archivo de índice.
    """
  case noShell = """
    conj knows no completions for “{name}”.
    conj no sabe completar para “{name}”.
    """
  case noShellButNear = """
    conj knows no completions for “{name}”. Did you mean {near}?
    conj no sabe completar para “{name}”. ¿Quieres decir {near}?
    """
  case knownShells = """
    It knows {names}.
    Sabe completar para {names}.
    """

  // Levels and indexes that answer.

  case noLevelNamed = """
    No level has “{text}” in its title or file name.
    Ningún nivel tiene “{text}” en su título o en el nombre de su archivo.
    """
  case seeLevels = """
    “conj levels” lists the levels.
    “conj levels” muestra los niveles que hay.
    """
  case unreadableIndex = """
    The index file {file} can't be read: {reason}.
    No se puede leer el archivo de índice {file}: {reason}.
    """
  case seeIndexPath = """
    See that the path is right; “conj index build -o FILE” makes an index.
    Mira si la ruta está bien; “conj index build -o ARCHIVO” hace un índice.
    """
  case badIndex = """
    {file}: {problem}.
    {file}: {problem}.
    """
  case noLevelRead = """
    No level could be read from {paths}.
    No se ha podido leer ningún nivel de {paths}.
    """
  case checkLevels = """
    “conj check PATH” tells what is wrong with level files.
    “conj check RUTA” explica qué falla en los archivos de niveles.
    """

  case glossesAlone = """
    That says what verbs mean, and goes with levels: {example}
    Eso dice qué significan los verbos, y va con niveles: {example}
    """

  // Why an index can't be opened.

  case unreadableIndexAt = """
    can't read the index {path}: {reason}
    no se puede leer el índice {path}: {reason}
    """
  case notAnIndex = """
    this is no index file of conj; make one with 'conj index build -o FILE'
    este archivo no es un índice de conj; haz uno con 'conj index build -o ARCHIVO'
    """
  case newerIndex = """
    the index has format {found}, this conj reads up to {newest}; use a newer conj, or {rebuild}
    el índice tiene el formato {found} y este conj lee hasta el {newest}; usa un conj más nuevo o {rebuild}
    """
  case olderIndex = """
    the index has format {found}, this conj reads {oldest} and later; {rebuild}
    el índice tiene el formato {found} y este conj lee desde el {oldest}; {rebuild}
    """
  case otherFold = """
    the index folds letters by table {found}, this conj by table {expected}; {rebuild}
    el índice compara las letras según la tabla {found} y este conj según la tabla {expected}; {rebuild}
    """
  case indexSize = """
    the index should have {expected} bytes but has {found}: it was cut or added to; {rebuild}
    el índice debería tener {expected} bytes y tiene {found}: está cortado o le sobra algo; {rebuild}
    """
  case indexChecksum = """
    the index is damaged: its checksum does not match; {rebuild}
    el índice está dañado: su suma de comprobación no coincide; {rebuild}
    """
  case damagedIndex = """
    the index is damaged: {what}; {rebuild}
    el índice está dañado ({what}); {rebuild}
    """
  case rebuildIndex = """
    build it again with 'conj index build -o FILE'
    hazlo otra vez con 'conj index build -o ARCHIVO'
    """
}
