/// What `conj check` says beside the findings of the parser.
package enum CheckMessage: String, Message {
  case error = """
    error
    error
    """
  case warning = """
    warning
    aviso
    """
  case note = """
    note
    nota
    """
  case help = """
    help:
    ayuda:
    """
  case moreLike = """
    and {count} more {count:line|lines} like this
    y {count} {count:línea|líneas} más como esta
    """
  case clean = """
    no errors, no warnings
    ningún error, ningún aviso
    """

  // --fix

  case mended = """
    {file}: mended; the old file is {backup}
    {file}: corregido; el archivo anterior es {backup}
    """
  case left = """
    {file}: left as it is: {reason}
    {file}: se deja como está: {reason}
    """
  case hasOtherName = """
    it has another name (a hard link)
    tiene otro nombre (un enlace duro)
    """
  case cannotMend = """
    The file can't be mended: {reason}.
    No se puede corregir el archivo: {reason}.
    """
  case nothingChanged = """
    See that you may write the file and its folder; nothing in it has changed.
    Mira si puedes escribir en el archivo y en su carpeta; el archivo no ha cambiado.
    """

  case noRoom = """
    See that there is room on the disk; nothing in the file has changed.
    Mira si hay espacio en el disco; el archivo no ha cambiado.
    """

  // What is checked.

  case nameHasSpaces = """
    The name has spaces, so each of its words was taken for a name of its own.
    El nombre tiene espacios, y cada una de sus palabras se ha tomado por un nombre aparte.
    """
  case quoteName = """
    Put it in quotation marks: conj check "{name}"
    Ponlo entre comillas: conj check "{name}"
    """
  case builtInLevels = """
    The built-in levels are part of conj and have no files to check.
    Los niveles incluidos son parte de conj y no tienen archivos que comprobar.
    """
  case namePart = """
    Write a part of the title or file name of a level that is checked.
    Escribe una parte del título o del nombre de archivo de un nivel que se revise.
    """
  case nameLevel = """
    Name a level file or a folder of them: conj check nivel.txt
    Escribe un archivo de nivel o una carpeta de niveles: conj check nivel.txt
    """
  case whatToCheck = """
    conj check needs to know what to check.
    conj check necesita saber qué comprobar.
    """

  // --ambiguous

  case severalVerbs = """
    Forms of several verbs:
    Formas de varios verbos:
    """
  case accentDiffers = """
    Forms that differ by an accent:
    Formas que se distinguen por una tilde:
    """
  case tildeDiffers = """
    Forms that differ by n and ñ:
    Formas que se distinguen por n y ñ:
    """

  // What differs from the reference.

  case otherAccents = """
    “{word}” is spelled “{meant}” in the reference.
    “{word}” se escribe “{meant}” en la referencia.
    """
  case unknownVerb = """
    The reference has no verb “{verb}”.
    La referencia no tiene ningún verbo “{verb}”.
    """
  case unknownVerbHelp = """
    See that it is spelled right; if it is, leave it as it is.
    Mira si está bien escrito; si lo está, déjalo así.
    """
  case unknownForm = """
    The reference has no form “{form}” of {verb}.
    La referencia no tiene la forma “{form}” de {verb}.
    """
  case moreUnknown = """
    Nor has it {count} more of this line.
    Ni tampoco {count} más de esta línea.
    """
  case showForms = """
    To see the forms that it has: conj show {verb}
    Para ver las formas que tiene: conj show {verb}
    """
  case otherPerson = """
    “{form}” stands under {column}; the reference has it under {known}.
    “{form}” está en {column}; la referencia tiene esa forma en {known}.
    """
  case moreMisplaced = """
    {count} more of this line {count:is|are} out of place.
    {count} más de esta línea {count:está|están} fuera de lugar.
    """
  case inOrder = """
    In the order {columns} the reference has: {line}
    En el orden {columns} la referencia tiene: {line}
    """
  case seeOrder = """
    See that the forms stand in this order: {columns}
    Mira si las formas están en este orden: {columns}
    """
  case isTense = """
    “{form}” is {tense}
    “{form}” es {tense}
    """
  case isOtherTense = """
    “{form}” is in another tense
    “{form}” está en otro tiempo
    """
  case tenseExpected = """
    {found}; {tense} is expected here
    {found}; aquí se espera {tense}
    """
  case morePlaces = """
    {found}, and in {count} more {count:place|places} of this line
    {found}, y lo mismo en {count} {count:lugar|lugares} más de esta línea
    """
  case otherTenseHelp = """
    Write the form of the tense that the level is in, or - if the verb has none.
    Escribe la forma del tiempo del nivel, o - si el verbo no tiene ninguna.
    """
  case lineInOtherTense = """
    The forms of {verb} are {found}; the level is in {expected}.
    Las formas de {verb} son de {found}; el nivel está en {expected}.
    """
  case lineInOtherTenseHelp = """
    Write the forms of the tense that the level is in: {tense}
    Escribe las formas del tiempo del nivel: {tense}
    """
  case tenseSaid = """
    “tiempo:” says {said}, but most of the forms are {found}.
    “tiempo:” dice {said}, pero la mayoría de las formas son de {found}.
    """
  case tenseSaidHelp = """
    If the forms are right, write: tiempo: {tense}
    Si las formas están bien, escribe: tiempo: {tense}
    """
  case otherVerb = """
    This is the line of {verb}, but its forms are those of {found}.
    Esta es la línea de {verb}, pero sus formas son las de {found}.
    """
  case otherVerbHelp = """
    If they are right, write {verb} before the colon.
    Si están bien, escribe {verb} antes de los dos puntos.
    """
  case rightLineOf = """
    The reference has for {verb}: {line}
    La referencia tiene para {verb}: {line}
    """
  case missingPronoun = """
    “{verb}” has a pronoun, but “{form}” has none.
    “{verb}” lleva pronombre, pero “{form}” no lo lleva.
    """
  case missingPronouns = """
    “{verb}” has a pronoun, but “{form}” has none, nor before {count} more of this line.
    “{verb}” lleva pronombre, pero “{form}” no lo lleva, ni {count} más de esta línea.
    """
  case writePronouns = """
    Write the pronouns: {line}
    Escribe los pronombres: {line}
    """
  case formInParentheses = """
    “{form}” stands in parentheses and was not read.
    “{form}” está entre paréntesis y no se ha leído.
    """
  case moreInParentheses = """
    Nor {count:was|were} {count} more of this line.
    Ni tampoco {count} más de esta línea.
    """
  case formInParenthesesHelp = """
    Put a slash between two forms for one person: {example}
    Pon una barra entre dos formas de una persona: {example}
    """
  case rightLine = """
    The reference has: {line}
    La referencia tiene: {line}
    """
  case question = """
    Did you mean {meant}? If {word} is right, leave it as it is.
    ¿Quieres decir {meant}? Si {word} está bien, no cambies nada.
    """
}
