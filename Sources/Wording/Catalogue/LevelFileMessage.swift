/// Findings about level files and folders as a whole: what is wrong, and what to do.
package enum LevelFileMessage: String, Message {
  case missingPath = """
    There is no file or folder of this name.
    No hay ningún archivo ni carpeta con este nombre.
    """
  case missingPathHelp = """
    Look for a mistake in the name, and give the path from where you are: Levels/Course
    Busca un error en el nombre y escribe la ruta desde donde estás: Levels/Course
    """
  case unreadable = """
    This cannot be read: {reason}.
    Esto no se puede leer: {reason}.
    """
  case unreadableHelp = """
    Make sure that you may open it, for example in an editor, and try again.
    Comprueba que lo puedes abrir, por ejemplo en un editor, y prueba otra vez.
    """
  case tooLarge = """
    The file has more than {count} MiB, too much for a level, and was not loaded.
    El archivo tiene más de {count} MiB, demasiado para un nivel, y no se ha cargado.
    """
  case tooLargeHelp = """
    See that it is the file that you mean. A level is a short text, as presente.txt
    Mira si es el archivo que quieres. Un nivel es un texto corto, como presente.txt
    """
  case noLevelInFolder = """
    There is no level in this folder: no file whose name ends in .txt.
    En esta carpeta no hay ningún nivel: ningún archivo cuyo nombre termine en .txt.
    """
  case documentInFolderHelp = """
    If {document} is one, save it as plain text in UTF-8, for example presente.txt
    Si {document} es uno, guárdalo como texto sin formato en UTF-8, por ejemplo presente.txt
    """
  case noLevelInFolderHelp = """
    Put a level into it, for example presente.txt, or name another folder.
    Pon un nivel en ella, por ejemplo presente.txt, o escribe otra carpeta.
    """
  case emptyFile = """
    The file is empty. A level has a title, a description, a colour and two verbs.
    El archivo está vacío. Un nivel tiene un título, una descripción, un color y dos verbos.
    """
  case emptyFileHelp = """
    Begin with a title in line 1: Nivel fácil (presente)
    Empieza con un título en la línea 1: Nivel fácil (presente)
    """
  case utf16 = """
    The file is saved in {encoding}, not in UTF-8, and was not loaded.
    El archivo está guardado en {encoding} y no en UTF-8, y no se ha cargado.
    """
  case notPlainText = """
    The file is {kind}, not plain text, and was not loaded.
    El archivo es {kind}, no texto sin formato, y no se ha cargado.
    """
  case notPlainTextHelp = """
    Open it in its own program and save it as plain text in UTF-8, as fácil.txt
    Ábrelo en su programa y guárdalo como texto sin formato en UTF-8, como fácil.txt
    """
  case windows1252 = """
    The file is saved in {encoding}, not in UTF-8. It was read all the same.
    El archivo está guardado en {encoding} y no en UTF-8. Se ha leído de todos modos.
    """
  case partlyWindows1252 = """
    Some letters of the file are in {encoding}, here the first; others are in UTF-8. It was read all the same.
    Algunas letras del archivo están en {encoding}, aquí la primera; otras están en UTF-8. Se ha leído de todos modos.
    """
  case partlyWindows1252Help = """
    Let “conj check --fix” make all of it UTF-8; until then editors show some letters wrong.
    Deja que “conj check --fix” lo pase todo a UTF-8; hasta entonces los editores muestran mal algunas letras.
    """
  case makeUTF8Help = """
    Let “conj check --fix” make it UTF-8, or save it again with “Save as” and choose the encoding UTF-8.
    Deja que “conj check --fix” lo pase a UTF-8, o guárdalo otra vez con “Guardar como” y elige la codificación UTF-8.
    """
  case otherEncoding = """
    The file seems to be saved in {encoding}, not in UTF-8, and was not loaded: its accents can't be told.
    El archivo parece guardado en {encoding} y no en UTF-8, y no se ha cargado: no se sabe qué tildes tiene.
    """
  case otherEncodingHelp = """
    Open it in the program that wrote it and save it again in UTF-8, for example fácil.txt
    Ábrelo en el programa que lo escribió y guárdalo otra vez en UTF-8, por ejemplo fácil.txt
    """
  case secondLevel = """
    A second level seems to begin here, with this colour; a file has one. Its verbs were read into the first.
    Parece que aquí empieza otro nivel, con este color; un archivo tiene uno solo. Sus verbos se han leído como del primero.
    """
  case secondLevelHelp = """
    Cut from its title on and save that as a file of its own, for example presente-2.txt
    Corta desde su título y guárdalo en un archivo aparte, por ejemplo presente-2.txt
    """
  case otherLayout = """
    The cells are read as separated by {separator}.
    Las casillas se leen como separadas por {separator}.
    """
  case otherLayoutWithInfinitive = """
    The cells are read as separated by {separator}, the infinitive first.
    Las casillas se leen como separadas por {separator}, con el infinitivo en la primera.
    """
  case otherLayoutHelp = """
    If that is right there is nothing to do; levels are usually written {example}
    Si es así, no hay que hacer nada; un nivel se suele escribir {example}
    """
  case headings = """
    This line is read as the names of the columns: {names}.
    Esta línea se lee como los nombres de las columnas: {names}.
    """
  case headingsHelp = """
    If that is right there is nothing to do; in a level it is formas: yo, tú, él
    Si es así, no hay que hacer nada; en un nivel se escribe formas: yo, tú, él
    """
  case unknownColumn = """
    The column {name} is no person and no tense, and was left out; these are read: {columns}.
    La columna {name} no es ninguna persona ni ningún tiempo, y no se ha leído; estas sí: {columns}.
    """
  case unknownColumnHelp = """
    If it has forms, name their person; if it says what verbs mean, write it behind them: comer (to eat)
    Si tiene formas, nombra su persona; si dice qué significan los verbos, escríbelo detrás: comer (to eat)
    """
  case fiveForms = """
    All verbs have five forms; they are read as yo, tú, él, nosotros, ellos, without vosotros.
    Todos los verbos tienen cinco formas; se leen como yo, tú, él, nosotros, ellos, sin vosotros.
    """
  case fiveFormsHelp = """
    If that is right there is nothing to do; you can also write it: formas: yo, tú, él, nosotros, ellos
    Si es así, no hay que hacer nada; también puedes escribirlo: formas: yo, tú, él, nosotros, ellos
    """
  case noVerbs = """
    A level has at least two lines with a verb; this file has none.
    Un nivel tiene al menos dos líneas con un verbo; este archivo no tiene ninguna.
    """
  case oneVerb = """
    A level has at least two lines with a verb; this file has one.
    Un nivel tiene al menos dos líneas con un verbo; este archivo tiene una.
    """
  case tooFewVerbsHelp = """
    Write one verb a line: beber: bebo, bebes, bebe, bebemos, bebéis, beben
    Escribe un verbo en cada línea: beber: bebo, bebes, bebe, bebemos, bebéis, beben
    """

  // Names.

  case semicolons = """
    semicolons
    puntos y coma
    """
  case tabs = """
    tabs
    tabuladores
    """
  case commas = """
    commas
    comas
    """
  case zipped = """
    a Word, Excel, LibreOffice or zip file
    un archivo de Word, Excel, LibreOffice o zip
    """
  case oldDocument = """
    an old Word or Excel document
    un documento antiguo de Word o Excel
    """
  case pdf = """
    a PDF document
    un documento PDF
    """
  case formatted = """
    a document with formatting (RTF)
    un documento con formato (RTF)
    """
  case picture = """
    a picture
    una imagen
    """
  case compressed = """
    a compressed file
    un archivo comprimido
    """
  case notText = """
    not text
    algo distinto
    """

  // Why a file is not mended.

  case unreadableText = """
    its text can't be read for certain
    su texto no se puede leer con seguridad
    """
  case nothingInIt = """
    nothing stands in it
    no contiene nada
    """
  case noLevel = """
    it is no level
    no es un nivel
    """
  case unusualLines = """
    its lines are too unusual
    sus líneas son demasiado raras
    """
  case cellsWouldDiffer = """
    its cells would not be the same
    sus casillas no quedarían iguales
    """

  // Glossaries.

  case glossLanguage = """
    The name tells no language that these glosses are in, and they were not loaded.
    El nombre no dice en qué idioma están estas glosas, y no se han cargado.
    """
  case glossLanguageHelp = """
    Put the code of the language behind “glosas-”: glosas-en.txt, glosas-fr.txt
    Pon el código del idioma detrás de “glosas-”: glosas-en.txt, glosas-fr.txt
    """
  case emptyGlossary = """
    The file is empty. A glossary has one line a verb.
    El archivo está vacío. Un glosario tiene una línea para cada verbo.
    """
  case emptyGlossaryHelp = """
    Begin with a verb and what it means: {example}
    Empieza con un verbo y lo que significa: {example}
    """
  case noColonInGloss = """
    There is no colon in this line; an infinitive, a colon and its meaning are expected.
    En esta línea no hay dos puntos; se espera un infinitivo, dos puntos y su significado.
    """
  case beginWithInfinitive = """
    Begin the line with the infinitive: {example}
    Empieza la línea con el infinitivo: {example}
    """
  case emptyGloss = """
    There is nothing behind the colon; what {verb} means is expected.
    Detrás de los dos puntos no hay nada; se espera lo que significa {verb}.
    """
  case emptyGlossHelp = """
    Write it in a few words, or remove the line: {example}
    Escríbelo en pocas palabras, o quita la línea: {example}
    """
  case repeatedGloss = """
    {verb} has a line already, line {line}, which counts.
    {verb} ya tiene una línea, la {line}, que es la que cuenta.
    """
  case repeatedGlossHelp = """
    Write all that it means into one line: hacer: to do, to make
    Escribe todo lo que significa en una sola línea: hacer: to do, to make
    """
}
