package import SystemIO

extension SystemError {
  /// Why, in a few words: in English those of the system, which are English too for an unusual error.
  package var localizedReason: LocalizedText {
    let spanish =
      switch self {
      case .noFile: "no existe ese archivo o esa carpeta"
      case .noPermission: "no tienes permiso"
      case .notPermitted: "no está permitido"
      case .isFolder: "es una carpeta"
      case .notFolder: "no es una carpeta"
      case .exists: "el archivo ya existe"
      case .noSpace: "no queda espacio en el disco"
      case .quota: "no te queda espacio en el disco"
      case .fileTooLarge: "el archivo sería demasiado grande"
      case .readOnly: "en este disco solo se puede leer"
      case .nameTooLong: "el nombre es demasiado largo"
      case .linkLoop: "los enlaces simbólicos dan vueltas en círculo"
      case .inputOutput: "el disco o el dispositivo falla"
      case .badDescriptor: "está cerrado"
      case .tooManyFiles: "hay demasiados archivos abiertos"
      case .noMemory: "no queda memoria"
      default: reason
      }
    return .init(english: reason, spanish: spanish)
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
