/// A tense, in the wide sense of textbooks: mood and tense together, and the forms without a person.
///
/// The numbers are those of index files and stay as they are.
public enum Tense: UInt8, Sendable, CaseIterable {
  /// `hablo`
  case presente = 1
  /// `hablaba`
  case imperfecto
  /// `hablé`
  case pretérito
  /// `hablaré`
  case futuro
  /// `hablaría`
  case condicional
  /// `hable`
  case subjuntivoPresente
  /// `hablara`, `hablase`
  case subjuntivoImperfecto
  /// `hablare`
  case subjuntivoFuturo
  /// `habla`
  case imperativo
  /// `no hables`
  case imperativoNegativo
  /// `hablando`
  case gerundio
  /// `hablado`
  case participio
  /// `hablar`
  case infinitivo
  /// `he hablado`
  case pretéritoPerfectoCompuesto
  /// `había hablado`
  case pluscuamperfecto
  /// `hube hablado`
  case pretéritoAnterior
  /// `habré hablado`
  case futuroCompuesto
  /// `habría hablado`
  case condicionalCompuesto
  /// `haya hablado`
  case pretéritoPerfectoDeSubjuntivo
  /// `hubiera hablado`
  case pluscuamperfectoDeSubjuntivo
  /// `hubiere hablado`
  case futuroCompuestoDeSubjuntivo
  /// `habiendo hablado`
  case gerundioCompuesto
  /// `haber hablado`
  case infinitivoCompuesto

  /// The name that answers show: `subjuntivo presente`.
  public var name: String { Self.names[Int(rawValue) - 1] }

  private static let names = [
    "presente", "imperfecto", "pretérito", "futuro", "condicional", "subjuntivo presente",
    "subjuntivo imperfecto", "subjuntivo futuro", "imperativo", "imperativo negativo", "gerundio",
    "participio", "infinitivo", "pretérito perfecto compuesto", "pluscuamperfecto",
    "pretérito anterior", "futuro compuesto", "condicional compuesto",
    "pretérito perfecto de subjuntivo", "pluscuamperfecto de subjuntivo",
    "futuro compuesto de subjuntivo", "gerundio compuesto", "infinitivo compuesto",
  ]

  /// Whether its forms differ by person: not so in gerund, participle and infinitive.
  public var hasPersons: Bool {
    switch self {
    case .gerundio, .participio, .infinitivo, .gerundioCompuesto, .infinitivoCompuesto: false
    default: true
    }
  }

  /// The tense of haber in this tense and a participle: `he` is presente, `he hablado` pretérito
  /// perfecto compuesto. Nil where haber has no such compound.
  package var compound: Tense? {
    Self.tensesOfHaber.firstIndex(of: self).flatMap {
      Tense(rawValue: Tense.pretéritoPerfectoCompuesto.rawValue + UInt8($0))
    }
  }

  /// The tenses that haber has in compounds, in the order of these.
  private static let tensesOfHaber: [Tense] = [
    .presente, .imperfecto, .pretérito, .futuro, .condicional, .subjuntivoPresente,
    .subjuntivoImperfecto, .subjuntivoFuturo, .gerundio, .infinitivo,
  ]

  /// Whether it is a form of haber with a participle.
  package var isCompound: Bool { Self.tensesOfHaber.contains { $0.compound == self } }

  /// The tense whose forms it has: a negative command those of the present subjunctive, any other its own.
  package var tenseOfForms: Tense { self == .imperativoNegativo ? .subjuntivoPresente : self }

  /// Whether a form of another tense is one of its own too.
  package func hasForms(of other: Tense) -> Bool { self == other || tenseOfForms == other }

  /// Whether its regular endings follow the whole infinitive instead of the stem.
  package var followsInfinitive: Bool { self == .futuro || self == .condicional }

  /// Whether its forms are those of a simple subjunctive: `hable`, `no hables`.
  package var isSubjunctive: Bool {
    [.subjuntivoPresente, .subjuntivoImperfecto, .subjuntivoFuturo].contains(tenseOfForms)
  }

  /// Whether old and literary Spanish writes pronouns onto its forms (`érase`, `dijérase`). Onto those of
  /// the present subjunctive all Spanish does, and they are commands.
  package var takesEnclitics: Bool {
    [.presente, .imperfecto, .pretérito, .futuro, .condicional, .subjuntivoImperfecto]
      .contains(self)
  }
}
