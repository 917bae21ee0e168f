/// Findings about lines with verbs: what is wrong, and what to do.
package enum VerbLineMessage: String, Message {
  case noColon = """
    There is no colon in this line; an infinitive, a colon and the forms are expected.
    En esta línea no hay dos puntos; se espera un infinitivo, dos puntos y las formas.
    """
  case oneVerbALine = """
    Write one verb a line, or put # before a remark: {example}
    Escribe un verbo en cada línea, o pon # delante de un comentario: {example}
    """
  case noColonAfter = """
    A colon is expected after “{word}”.
    Se esperan dos puntos después de “{word}”.
    """
  case otherThanColonAfter = """
    A colon is expected after “{word}”; here is {found}.
    Se esperan dos puntos después de “{word}”; aquí hay {found}.
    """
  case verticalBars = """
    This line has vertical bars, as tables in Markdown do; an infinitive, a colon and the forms are expected.
    Esta línea tiene barras verticales, como las tablas de Markdown; se espera un infinitivo, dos puntos y las formas.
    """
  case noVerticalBars = """
    Write each verb without bars, and remove the lines that have no verb: {example}
    Escribe cada verbo sin barras, y quita las líneas que no tienen ninguno: {example}
    """
  case putColon = """
    Put a colon there: {example}
    Pon ahí dos puntos: {example}
    """
  case twoColons = """
    There is a second colon; one is expected, after the infinitive.
    Hay dos puntos por segunda vez; se esperan solo una vez, después del infinitivo.
    """
  case secondVerbHelp = """
    If a second verb begins here, give it a line of its own: {verb}: …
    Si aquí empieza otro verbo, ponlo en una línea aparte: {verb}: …
    """
  case putCommas = """
    Put commas between the forms: {example}
    Separa las formas con comas: {example}
    """
  case noInfinitive = """
    There is nothing before the colon; an infinitive is expected.
    Antes de los dos puntos no hay nada; se espera un infinitivo.
    """
  case notAnInfinitive = """
    {word} does not end like an infinitive: in -ar, -er, -ir or -ír, or these with -se.
    {word} no termina como un infinitivo: en -ar, -er, -ir o -ír, o estas con -se.
    """
  case notAnInfinitiveHelp = """
    Begin the line with the infinitive, for example comer: {example}
    Empieza la línea con el infinitivo, por ejemplo comer: {example}
    """
  case emptyForm = """
    The form for “{column}” is missing.
    Falta la forma de “{column}”.
    """
  case emptyFormHelp = """
    Write the form; if the verb has none there, write a hyphen: -, -, concierne, -, -, conciernen
    Escribe la forma; si el verbo ahí no tiene ninguna, escribe un guion: -, -, concierne, -, -, conciernen
    """
  case emptyAlternative = """
    A form is missing beside the slash.
    Falta una forma al lado de la barra.
    """
  case emptyAlternativeHelp = """
    Write a form on both sides of the slash, irgo/yergo, or remove the slash.
    Escribe una forma a cada lado de la barra, irgo/yergo, o quita la barra.
    """
  case digit = """
    There is a digit, {text}, in a word.
    Hay una cifra, {text}, en una palabra.
    """
  case digitHelp = """
    Write the word with letters only, without a number before or after it: comer
    Escribe la palabra solo con letras, sin ningún número delante ni detrás: comer
    """
  case garbledLetter = """
    “{text}” is what became of a letter when the file was saved in another encoding.
    “{text}” es lo que queda de una letra cuando el archivo se guarda en otra codificación.
    """
  case garbledLetterHelp = """
    Write {letter} here, and save the file in UTF-8; or let “conj check --fix” mend all such letters.
    Escribe aquí {letter} y guarda el archivo en UTF-8; o deja que “conj check --fix” corrija todas las letras así.
    """
  case lostLetterHelp = """
    Write the letter again, as in coméis, and save the file in UTF-8.
    Escribe otra vez la letra, como en coméis, y guarda el archivo en UTF-8.
    """
  case longForm = """
    This form has {count} letters; more than 64 are not taken.
    Esta forma tiene {count} letras; no se admiten más de 64.
    """
  case longFormHelp = """
    Look for a missing comma or a missing end of line: {example}
    Mira si falta una coma o un salto de línea: {example}
    """
  case dashWithForm = """
    There is a hyphen beside a form; a hyphen says that the verb has no form here.
    Hay un guion al lado de una forma; un guion dice que el verbo aquí no tiene forma.
    """
  case dashWithFormHelp = """
    Write either the forms, irgo/yergo, or the hyphen alone.
    Escribe o las formas, irgo/yergo, o solo el guion.
    """
  case longDash = """
    “{dash}” is a long dash; it was read as a hyphen: no form here.
    “{dash}” es una raya; se ha leído como guion: aquí no hay forma.
    """
  case longDashHelp = """
    Write a hyphen: concernir: -, -, concierne, -, -, conciernen
    Escribe un guion: concernir: -, -, concierne, -, -, conciernen
    """
  case quotationMarks = """
    There are quotation marks around this; it was read without them.
    Esto está entre comillas; se ha leído sin ellas.
    """
  case quotationMarksHelp = """
    Remove the quotation marks: {example}
    Quita las comillas: {example}
    """
  case invisibleCharacter = """
    There is a character here that cannot be seen; it was left out.
    Aquí hay un carácter que no se ve; no se ha tenido en cuenta.
    """
  case invisibleCharacterHelp = """
    Type the word again, for example comemos, or let “conj check --fix” clean the file.
    Escribe otra vez la palabra, por ejemplo comemos, o deja que “conj check --fix” limpie el archivo.
    """
  case repeatedVerb = """
    “{verb}” has a line already, line {line}. Both were read.
    “{verb}” ya tiene una línea, la {line}. Se han leído las dos.
    """
  case repeatedVerbHelp = """
    Remove one of them; a second form goes into its cell, with a slash: irgo/yergo
    Quita una de las dos; una segunda forma va en su casilla, con una barra: irgo/yergo
    """

  // The number of forms.

  case noFormsInLine = """
    There is no form in this line; {expected}.
    En esta línea no hay ninguna forma; {expected}.
    """
  case formsInLine = """
    There {count:is|are} {count} {count:form|forms} in this line; {expected}.
    En esta línea hay {count} {count:forma|formas}; {expected}.
    """
  case formsExpected = """
    {count} {count:is|are} expected: {columns}
    se {count:espera|esperan} {count}: {columns}
    """
  case separatorForComma = """
    There is {found} where a comma is expected.
    Hay {found} donde se espera una coma.
    """
  case commaMissingAfter = """
    A comma may be missing after “{word}”.
    Puede que falte una coma después de “{word}”.
    """
  case commaMissingHelp = """
    Put a comma between two forms: {first}, {second}
    Pon una coma entre dos formas: {first}, {second}
    """
  case commaTooMany = """
    There is a comma too many.
    Sobra una coma.
    """
  case commaTooManyHelp = """
    Remove it; for a form that does not exist write a hyphen: -
    Quítala; para una forma que no existe escribe un guion: -
    """
  case formMissing = """
    A form or a comma is missing.
    Falta una forma o una coma.
    """
  case formTooMany = """
    There is a form or a comma too many.
    Sobra una forma o una coma.
    """
  case formForEachName = """
    Write a form for each name in the line “formas:”, or - for none: {columns}
    Escribe una forma para cada nombre de la línea “formas:”, o - si no hay: {columns}
    """
  case sixForms = """
    Write six forms, or name other columns below the colour: formas: {columns}
    Escribe seis formas, o nombra otras columnas debajo del color: formas: {columns}
    """
  case onlySixForms = """
    Write six forms: {example}
    Escribe seis formas: {example}
    """

  // Characters that Spanish forms are not written with.

  case oddLetter = """
    {text} does not belong in a word; a–z, á é í ó ú, ü, ñ and single spaces are expected.
    {text} no puede estar en una palabra; se esperan a–z, á é í ó ú, ü, ñ y espacios sueltos.
    """
  case writeInPlaceOf = """
    Write {meant} in the place of {text}.
    Escribe {meant} en lugar de {text}.
    """
  case noPunctuation = """
    Write the forms without punctuation: come, comemos
    Escribe las formas sin signos de puntuación: come, comemos
    """
  case putComma = """
    Put a comma between two forms: come, comemos
    Pon una coma entre dos formas: come, comemos
    """
  case accentsOnLetters = """
    Write the word alone, with its accents on the letters: coméis
    Escribe solo la palabra, con las tildes sobre las letras: coméis
    """
  case noBrackets = """
    Leave out what stands in brackets; a second form goes after a slash: irgo/yergo
    Quita lo que está entre paréntesis; una segunda forma va detrás de una barra: irgo/yergo
    """
  case inOnePiece = """
    Begin the line with the infinitive, and write words in one piece: comer: como, comes
    Empieza la línea con el infinitivo y escribe las palabras enteras: comer: como, comes
    """
  case ordinaryLetters = """
    Write ordinary letters, not the wide ones: comemos
    Escribe letras normales, no las anchas: comemos
    """
  case spanishLetters = """
    Write the word with Spanish letters only: comemos, coméis
    Escribe la palabra solo con letras españolas: comemos, coméis
    """
}

/// Names of characters in the place of others.
package enum CharacterMessage: String, Message {
  case comma = """
    a comma
    una coma
    """
  case semicolon = """
    a semicolon
    un punto y coma
    """
  case fullStop = """
    a full stop
    un punto
    """
  case equalsSign = """
    an equals sign
    un signo igual
    """
  case hyphen = """
    a hyphen
    un guion
    """
  case dash = """
    a dash
    una raya
    """
  case arrow = """
    an arrow
    una flecha
    """
  case wideColon = """
    a wide colon
    unos dos puntos anchos
    """
  case wideSemicolon = """
    a wide semicolon
    un punto y coma ancho
    """
  case wideComma = """
    a wide comma
    una coma ancha
    """
  case chineseComma = """
    a Chinese comma
    una coma china
    """
  case verticalBar = """
    a vertical bar
    una barra vertical
    """
  case tab = """
    a tab
    un tabulador
    """
}
