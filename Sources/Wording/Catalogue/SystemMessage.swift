/// What the system says of files, in the words of Glibc, Musl and Darwin.
package enum SystemMessage: String, Message {
  case noFile = """
    No such file or directory
    no existe ese archivo o esa carpeta
    """
  case noPermission = """
    Permission denied
    no tienes permiso
    """
  case notPermitted = """
    Operation not permitted
    no está permitido
    """
  case isFolder = """
    Is a directory
    es una carpeta
    """
  case notFolder = """
    Not a directory
    no es una carpeta
    """
  case exists = """
    File exists
    el archivo ya existe
    """
  case noSpace = """
    No space left on device
    no queda espacio en el disco
    """
  case quota = """
    Disk quota exceeded
    no te queda espacio en el disco
    """
  case quotaOfMusl = """
    Quota exceeded
    no te queda espacio en el disco
    """
  case tooLargeFile = """
    File too large
    el archivo sería demasiado grande
    """
  case readOnly = """
    Read-only file system
    en este disco solo se puede leer
    """
  case longName = """
    File name too long
    el nombre es demasiado largo
    """
  case longNameOfMusl = """
    Filename too long
    el nombre es demasiado largo
    """
  case linkLoop = """
    Too many levels of symbolic links
    los enlaces simbólicos dan vueltas en círculo
    """
  case linkLoopOfMusl = """
    Symbolic link loop
    los enlaces simbólicos dan vueltas en círculo
    """
  case inputOutput = """
    Input/output error
    el disco o el dispositivo falla
    """
  case inputOutputOfMusl = """
    I/O error
    el disco o el dispositivo falla
    """
  case badDescriptor = """
    Bad file descriptor
    está cerrado
    """
  case manyFiles = """
    Too many open files
    hay demasiados archivos abiertos
    """
  case noMemory = """
    Cannot allocate memory
    no queda memoria
    """
  case noMemoryOfMusl = """
    Out of memory
    no queda memoria
    """
}

/// What conj says of files.
package enum FileMessage: String, Message {
  case special = """
    it is a pipe, a device or a socket, not a file
    es una tubería, un dispositivo o un socket, no un archivo
    """
  case danglingLink = """
    it is a link to a file that does not exist
    es un enlace a un archivo que no existe
    """
  case changed = """
    it was changed meanwhile
    ha cambiado mientras tanto
    """
  case tooLarge = """
    it has more than {limit} MiB
    tiene más de {limit} MiB
    """
  case noMemory = """
    There is not enough memory: conj may not have more (ulimit -v).
    No hay memoria suficiente: conj no puede tener más (ulimit -v).
    """
  case unreadableInput = """
    The input can't be read: {reason}.
    No se puede leer la entrada: {reason}.
    """
  case giveInput = """
    Give conj a file or the output of another program to read.
    Da a conj un archivo o la salida de otro programa para que lo lea.
    """
  case unwritableOutput = """
    The output can't be written: {reason}.
    No se puede escribir la salida: {reason}.
    """
  case seeRoom = """
    See that there is room where it goes, and that you may write there.
    Mira si hay espacio en el lugar adonde va y si puedes escribir allí.
    """
  case unreadableFile = """
    {file} can't be read: {reason}.
    No se puede leer {file}: {reason}.
    """
  case seeName = """
    See that the name is right.
    Mira si el nombre está bien escrito.
    """

  // Output files.

  case level = """
    level
    el nivel
    """
  case index = """
    index
    el índice
    """
  case unwritable = """
    The {content} can't be written: {reason}.
    No se puede escribir {content}: {reason}.
    """
  case madeFromItself = """
    The {content} can't be written to {path}, which it is made from.
    No se puede escribir {content} en {path}, porque se hace a partir de ese archivo.
    """
  case giveOtherName = """
    Give -o another name; that file stays as it is.
    Da otro nombre con -o; ese archivo queda como está.
    """
  case giveNewFile = """
    Give -o the name of a new file, or of one that may be replaced.
    Da con -o el nombre de un archivo nuevo, o de uno que se pueda sustituir.
    """
  case seeFolder = """
    See that the folder is there and that you may write in it.
    Mira si la carpeta existe y si puedes escribir en ella.
    """

  // Encodings.

  case theInput = """
    The input
    La entrada
    """
  case aWord = """
    A word
    Una palabra
    """
  case foreignEncoding = """
    {place} is in {encoding}, not in UTF-8. It was read all the same.
    {place} está en {encoding} y no en UTF-8. Se ha leído de todos modos.
    """
  case setUTF8 = """
    See that the terminal and the locale are set to UTF-8.
    Comprueba que el terminal y el idioma del sistema usan UTF-8.
    """
  case makeUTF8 = """
    To make it UTF-8: iconv -f WINDOWS-1252 -t UTF-8
    Para pasar la entrada a UTF-8: iconv -f WINDOWS-1252 -t UTF-8
    """
  case refusedUTF16 = """
    {place} is in {encoding}, not in UTF-8, and was not read.
    {place} está en {encoding} y no en UTF-8, y no se ha leído.
    """
  case saveUTF8 = """
    Save it in UTF-8, or make it UTF-8: iconv -f UTF-16 -t UTF-8
    Guarda el texto en UTF-8, o conviértelo: iconv -f UTF-16 -t UTF-8
    """
  case emptiedLongLine = """
    A line is longer than 64 KiB; it counts as an empty one.
    Una línea tiene más de 64 KiB; cuenta como vacía.
    """
  case skippedLongLine = """
    A line is longer than 64 KiB; it was passed over.
    Una línea tiene más de 64 KiB; se ha saltado.
    """
  case unansweredLongLine = """
    A line is longer than 64 KiB, so it was not looked up.
    Una línea tiene más de 64 KiB, así que no se ha buscado.
    """
  case oneWordALine = """
    Give one word or phrase a line, or with --null one before each NUL.
    Escribe una palabra o expresión en cada línea, o con --null una antes de cada NUL.
    """
}
