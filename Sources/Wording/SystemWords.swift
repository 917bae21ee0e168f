package import SystemIO

extension SystemError {
  /// Why, in a few words; for an unusual error in those of the system, which are English.
  package var localizedReason: LocalizedText {
    switch self {
    case .noFile:
      .init(en: "No such file or directory", es: "no existe ese archivo o esa carpeta")
    case .noPermission: .init(en: "Permission denied", es: "no tienes permiso")
    case .notPermitted: .init(en: "Operation not permitted", es: "no está permitido")
    case .isFolder: .init(en: "Is a directory", es: "es una carpeta")
    case .notFolder: .init(en: "Not a directory", es: "no es una carpeta")
    case .exists: .init(en: "File exists", es: "el archivo ya existe")
    case .noSpace: .init(en: "No space left on device", es: "no queda espacio en el disco")
    case .quota: .init(en: "Disk quota exceeded", es: "no te queda espacio en el disco")
    case .fileTooLarge: .init(en: "File too large", es: "el archivo sería demasiado grande")
    case .readOnly: .init(en: "Read-only file system", es: "en este disco solo se puede leer")
    case .nameTooLong: .init(en: "File name too long", es: "el nombre es demasiado largo")
    case .linkLoop:
      .init(
        en: "Too many levels of symbolic links",
        es: "los enlaces simbólicos dan vueltas en círculo")
    case .inputOutput: .init(en: "Input/output error", es: "el disco o el dispositivo falla")
    case .badDescriptor: .init(en: "Bad file descriptor", es: "está cerrado")
    case .tooManyFiles: .init(en: "Too many open files", es: "hay demasiados archivos abiertos")
    case .noMemory: .init(en: "Cannot allocate memory", es: "no queda memoria")
    default: .verbatim(reason)
    }
  }
}

extension FileError {
  /// Why, in a few words: `No such file or directory`.
  package var localizedReason: LocalizedText {
    switch cause {
    case .system(let error): error.localizedReason
    case .special:
      .init(
        en: "it is a pipe, a device or a socket, not a file",
        es: "es una tubería, un dispositivo o un socket, no un archivo")
    case .danglingLink:
      .init(
        en: "it is a link to a file that does not exist",
        es: "es un enlace a un archivo que no existe")
    case .changed: .init(en: "it has changed in the meantime", es: "ha cambiado mientras tanto")
    case .tooLarge(let limit):
      .init(en: "it has more than \(limit >> 20) MiB", es: "tiene más de \(limit >> 20) MiB")
    case .tooManyNames(let limit):
      .init(
        en: "it has more than \(limit) files and folders: name a folder of levels",
        es: "tiene más de \(limit) archivos y carpetas: nombra una carpeta de niveles")
    }
  }

  /// Path and reason: `verbos.txt: No such file or directory`.
  package var localizedDescription: LocalizedText {
    .joined([.verbatim(path.description), localizedReason], by: ": ")
  }
}
