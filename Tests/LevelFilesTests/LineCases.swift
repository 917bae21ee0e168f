import LevelFiles
import Testing

/// A text with markers, the findings about it, and the verbs that are loaded all the same.
struct DiagnosticCase: CustomTestStringConvertible {
  var marked: String
  var expected: [Expected]
  /// The verbs that must be loaded; nil where there is no level.
  var verbs: [String]?

  /// A line in a level with two good lines below it.
  init(line: String, _ expected: Expected..., loads verbs: String...) {
    marked = Sample.level(line)
    self.expected = expected
    self.verbs = verbs + ["beber", "vivir"]
  }

  /// A whole text.
  init(_ marked: String, _ expected: Expected..., loads verbs: [String]?) {
    self.marked = marked
    self.expected = expected
    self.verbs = verbs
  }

  var testDescription: String { expected.map(\.id.rawValue).joined(separator: " ") }
}

extension DiagnosticCase {
  private static let longGloss = String(repeating: "to eat, ", count: 20) + "to dine"

  static let lines: [DiagnosticCase] = [
    // The colon.
    .init(line: "1️⃣comemos y bebemos", .init(.noColon, "comemos y bebemos")),
    .init(
      line: "comer1️⃣ como, comes, come, comemos, coméis, comen", .init(.noColon, " ")),
    .init(line: "comer1️⃣", .init(.noColon, "")),
    .init(
      line: "comer1️⃣, como, comes, come, comemos, coméis, comen", .init(.noColon, ",")),
    .init(
      line: "Comer 1️⃣= como, comes, come, comemos, coméis, comen", .init(.noColon, "=")),
    .init(
      line: "comer1️⃣：como, comes, come, comemos, coméis, comen", .init(.noColon, "：")),
    .init(line: "formas1️⃣ gerundio, participio", .init(.noColon, " ")),
    .init(line: "LÍMITE1️⃣ 10 s", .init(.noColon, " ")),
    // Where all lines lack it, what stands before the first comma is no infinitive of a table.
    .init(
      "\(Sample.header)comer1️⃣ \(Sample.forms)\nser2️⃣ soy, eres, es, somos, sois, son,,\n",
      .init(.noColon, " "), .init(.noColon, " "), loads: []),
    .init(
      "\(Sample.header)comer 1️⃣- \(Sample.forms)\nser2️⃣. soy, eres, es, somos, sois, son\n",
      .init(.noColon, "-"), .init(.noColon, "."), loads: []),
    .init(
      "\(Sample.header)formas: yo, tú, vos, él, nosotros, vosotros, ellos\n"
        + "ser1️⃣ soy, eres, sos, es, somos, sois, son\nir2️⃣ voy, vas, vas, va, vamos, vais, van\n",
      .init(.noColon, " "), .init(.noColon, " "), loads: []),
    .init(
      line: "comer:1️⃣: como, comes, come, comemos, coméis, comen", .init(.twoColons, ":")),
    .init(
      line: "comer: como, comes, come, comemos, coméis, comen hacer1️⃣: hago, haces",
      .init(.twoColons, ":")),
    // What the verb means.
    .init(
      line: "1️⃣comer (\(longGloss)): \(Sample.forms)",
      .init(.longText, "comer (\(longGloss))"), loads: "comer"),
    // Tables in Markdown.
    .init(
      "\(Sample.header)1️⃣| infinitivo | yo | tú |\n2️⃣|:---|:---:|---|\n3️⃣| comer | como | comes |\n"
        + "4️⃣| ser | soy | eres |\nir 5️⃣| voy | vas\n",
      .init(.noColon, "|"), .init(.noColon, "|"), .init(.noColon, "|"), .init(.noColon, "|"),
      .init(.noColon, "|"), loads: []),
    .init(
      "1️⃣2️⃣| comer | como | comes |\n3️⃣| ser | soy | eres |\n",
      .init(.missingTitle, "| comer | como | comes |"), .init(.noColon, "|"), .init(.noColon, "|"),
      loads: []),
    // The infinitive.
    .init(
      line: "1️⃣: como, comes, come, comemos, coméis, comen", .init(.noInfinitive, ":")),
    .init(
      line: "1️⃣come: como, comes, come, comemos, coméis, comen", .init(.notAnInfinitive, "come")),
    // The number of forms.
    .init(line: "comer:1️⃣", .init(.wrongFormCount, "")),
    .init(
      line: "comer: como, comes, come, comemos, coméis1️⃣", .init(.wrongFormCount, "")),
    .init(
      line: "comer: como, comes, come, comemos1️⃣ coméis, comen", .init(.wrongFormCount, " ")),
    .init(
      line: "lavarse: me lavo, te lavas, se lava1️⃣ nos lavamos, os laváis, se lavan",
      .init(.wrongFormCount, " ")),
    .init(
      line: "comer: como1️⃣ comes come comemos coméis comen", .init(.wrongFormCount, " ")),
    .init(
      line: "comer: como, comes, come, comemos, coméis, comen, 1️⃣comerán",
      .init(.wrongFormCount, "comerán")),
    .init(
      line: "comer: como, comes,1️⃣, come, comemos, coméis, comen", .init(.wrongFormCount, ",")),
    .init(
      line: "comer: como1️⃣; comes; come; comemos; coméis; comen", .init(.wrongFormCount, ";")),
    .init(
      line: "comer: como, comes1️⃣. come, comemos, coméis, comen", .init(.wrongFormCount, ".")),
    .init(
      line: "comer: como1️⃣\tcomes\tcome\tcomemos\tcoméis\tcomen", .init(.wrongFormCount, "\t")),
    .init(
      line: "comer: como1️⃣，comes，come，comemos，coméis，comen", .init(.wrongFormCount, "，")),
    .init(
      line: "comer: como, comes, com1️⃣32️⃣", .init(.digit, "3"), .init(.wrongFormCount, "")),
    // Forms.
    .init(
      line: "comer: como,1️⃣ , come, comemos, coméis, comen", .init(.emptyForm, " ")),
    .init(
      line: "comer: como,1️⃣,come, comemos, coméis, comen", .init(.emptyForm, ",")),
    .init(
      line: "comer: como, comes, come, comemos, coméis1️⃣,", .init(.emptyForm, ",")),
    .init(
      line: "llover: -, -, llueve, -1️⃣, 2️⃣,, # no, nunca", .init(.emptyForm, ","),
      .init(.emptyForm, ",")),
    .init(
      line: "comer: como, comes1️⃣,,,", .init(.wrongFormCount, ",")),
    .init(
      line: "comer: yo como, tú comes, él come, nosotros comemos, 1️⃣ustedes comen, ellos comen",
      .init(.otherSubject, "ustedes comen"), loads: "comer"),
    .init(
      line: "erguir: irgo1️⃣/, irgues, irgue, erguimos, erguís, irguen", .init(.emptyForm, "/")),
    .init(
      line: "erguir: 1️⃣/yergo, irgues, irgue, erguimos, erguís, irguen", .init(.emptyForm, "/")),
    .init(
      line: "erguir: irgo/1️⃣-, irgues, irgue, erguimos, erguís, irguen",
      .init(.dashWithForm, "-")),
    .init(
      line: "comer: como, comes, come, comemos, com1️⃣33is, comen", .init(.digit, "33")),
    .init(
      line: "comer: como, comes, come, comemos, com1️⃣èis, comen", .init(.oddLetter, "è")),
    .init(
      line: "comer: 1️⃣¡como!, comes, come, comemos, coméis, comen", .init(.oddLetter, "¡")),
    .init(
      line: "comer: como, 1️⃣“comes, come, 2️⃣сомемоs, coméis, comen",
      .init(.quotationMarks, "“comes"), .init(.oddLetter, "сомемо")),
    // The error is said too, and why the verb is not read.
    .init(
      line: "comer: 1️⃣\"como\", 2️⃣\"comes\", 3️⃣\"come\", 4️⃣\"comemos\", \"coméis\", \"com5️⃣3n\"",
      .init(.quotationMarks, "\"como\""), .init(.quotationMarks, "\"comes\""),
      .init(.quotationMarks, "\"come\""), .init(.quotationMarks, "\"comemos\""),
      .init(.digit, "3")),
    .init(
      line: "comer: 1️⃣ｃｏｍｏ, comes, come, comemos, coméis, comen", .init(.oddLetter, "ｃｏｍｏ")),
    .init(
      line: "comer: como, comes, come, comemos, com1️⃣Ã©is, comen", .init(.garbledLetter, "Ã©")),
    .init(
      line: "oír: oigo, oyes, oye, o1️⃣Ã\u{AD}mos, oís, oyen",
      .init(.garbledLetter, "Ã\u{AD}")),
    .init(
      line: "comer: como, comes, come, comemos, com1️⃣\u{FFFD}is, comen",
      .init(.garbledLetter, "\u{FFFD}")),
    .init(
      line: "comer: 1️⃣\(String(repeating: "a", count: 65)), comes, come, comemos, coméis, comen",
      .init(.longForm, String(repeating: "a", count: 65))),
    .init(
      line: "comer: como, comes, come, comemos, coméis 1️⃣y comen", .init(.wrongFormCount, "y")),
    .init(
      line:
        "erguir: irgo/yergo 1️⃣/ irgues/yergues / irgue/yergue / erguimos / erguís / irguen/yerguen",
      .init(.wrongFormCount, "/")),
    .init(line: "ir: voy1️⃣/vas/va/vamos/vais/van", .init(.wrongFormCount, "/")),
    .init(
      line: "erguir: irgo / yergo, irgues / yergues, irgue1️⃣ erguimos, erguís, irguen",
      .init(.wrongFormCount, " ")),
    .init(line: "leer: leo 1️⃣- lees - lee - leemos", .init(.wrongFormCount, "-")),
    .init(
      "\(Sample.header)\(Sample.comer)\n\(Sample.beber)\nOtro\nVerbos\n1️⃣00FF00\n\(Sample.vivir)\n",
      .init(.secondLevel, "00FF00"), loads: ["comer", "beber", "vivir"]),
    // Tables, with how they were understood.
    .init(
      "\(Sample.header)1️⃣comer;como;comes;come;comemos;coméis;comen\nser;soy;eres;es;somos;sois;son\n",
      .init(.otherLayout, "comer;como;comes;come;comemos;coméis;comen"), loads: ["comer", "ser"]),
    .init(
      "\(Sample.header)1️⃣comer;como;comes;come;comemos;coméis;comen\nllover;-;-;llueve2️⃣;3️⃣;4️⃣;\nser;soy;eres;es;somos;sois;son;;\n",
      .init(.otherLayout, "comer;como;comes;come;comemos;coméis;comen"), .init(.emptyForm, ";"),
      .init(.emptyForm, ";"), .init(.emptyForm, ";"), loads: ["comer", "ser"]),
    .init(
      "\(Sample.header)1️⃣Verbo\tYo\tÉl/Ella/Ud.\n2️⃣\"comer\"\t\"como\"\tcome\nser\tsoy\tes\n",
      .init(.headings, "Verbo\tYo\tÉl/Ella/Ud."),
      .init(.otherLayout, "\"comer\"\t\"como\"\tcome"), loads: ["comer", "ser"]),
    .init(
      "\(Sample.header)1️⃣comer: como, comes, come, comemos, comen\nser: soy, eres, es, somos, son\n",
      .init(.fiveForms, "comer: como, comes, come, comemos, comen"), loads: ["comer", "ser"]),
    .init(
      "\(Sample.header)1️⃣darse cuenta,me doy cuenta,te das cuenta2️⃣\nser,soy,eres,es,somos,sois,son\n",
      .init(.otherLayout, "darse cuenta,me doy cuenta,te das cuenta"), .init(.wrongFormCount, ""),
      loads: ["ser"]),
    .init(
      "\(Sample.header)1️⃣Verbo,Yo,Tú\n2️⃣comer - to eat,como,comes\nser - to be,soy,eres\n",
      .init(.headings, "Verbo,Yo,Tú"), .init(.otherLayout, "comer - to eat,como,comes"),
      loads: ["comer", "ser"]),
    .init(
      "\(Sample.header)comer: como, comes, come, comemos, coméis 1️⃣y comen\n"
        + "lavarse: me lavo, te lavas, se lava, nos lavamos, os laváis 2️⃣y se lavan\n",
      .init(.wrongFormCount, "y"), .init(.wrongFormCount, "y"), loads: []),
    .init(
      "\(Sample.header)1️⃣comer: como, comes, come, comemos 2️⃣y comen\n"
        + "ir y venir: voy y vengo, vas y vienes, va y viene, vamos y venimos, van y vienen\n",
      .init(.fiveForms, "comer: como, comes, come, comemos y comen"), .init(.wrongFormCount, "y"),
      loads: ["ir y venir"]),
    .init(
      "\(Sample.header)infinitivo;1️⃣significado;yo;tú;él;nosotros;vosotros;ellos;2️⃣nota\n"
        + "3️⃣comer;to eat;como;comes;come;comemos;coméis;comen;er\n"
        + "ser;to be;soy;eres;es;somos;sois;son\nir;to go;voy;vas;va;vamos;vais4️⃣\n",
      .init(.unknownColumn, "significado"), .init(.unknownColumn, "nota"),
      .init(.otherLayout, "comer;to eat;como;comes;come;comemos;coméis;comen;er"),
      .init(.wrongFormCount, ""), loads: ["comer", "ser"]),
    .init(
      "\(Sample.header)1️⃣Verbo,yo,tú,3.ª persona,nosotros,vosotros,ellos\n2️⃣comer,\(Sample.forms)\n"
        + "ser,soy,eres,es,somos,sois,son\n",
      .init(.noColon, "Verbo,yo,tú,3.ª persona,nosotros,vosotros,ellos"),
      .init(.otherLayout, "comer,\(Sample.forms)"), loads: ["comer", "ser"]),
    .init(
      "\(Sample.header)Verbo;tú;usted;1️⃣Notas\n2️⃣hablar;habla;hable;regular\ndecir;di;diga;to say\n",
      .init(.unknownColumn, "Notas"), .init(.otherLayout, "hablar;habla;hable;regular"),
      loads: ["hablar", "decir"]),
    .init(
      "\(Sample.header)1️⃣comer;como;comes;come;comemos;coméis;comen\nir;voy;vas;va;vamos;\"vais2️⃣, van\"\n",
      .init(.otherLayout, "comer;como;comes;come;comemos;coméis;comen"),
      .init(.wrongFormCount, ","), loads: ["comer"]),
    .init(
      "\(Sample.header)verbo;presente;1️⃣pasado;futuro\n2️⃣comer;como;comí;comeré\nir;voy;fui;iré\n",
      .init(.unknownColumn, "pasado"), .init(.otherLayout, "comer;como;comí;comeré"),
      loads: ["comer", "ir"]),
    .init(
      "\(Sample.header)verbo;1️⃣;yo;2️⃣foo;tú;él\n3️⃣comer;;como;x;comes;come\nir;;voy;x;vas;va\n",
      .init(.unknownColumn, ";"), .init(.unknownColumn, "foo"),
      .init(.otherLayout, "comer;;como;x;comes;come"), loads: ["comer", "ir"]),
    .init(
      "\(Sample.header)1️⃣comer;\"\(Sample.forms)\"\nir;\"voy2️⃣, vas, va\"\nver;\"veo, ves, ve, vemos, veis, ven\"\n",
      .init(.otherLayout, "comer;\"\(Sample.forms)\""), .init(.wrongFormCount, ","),
      loads: ["comer", "ver"]),
    .init(
      "\(Sample.header);Singular;;Plural;\n1️⃣Presente (-er);yo;tú;vos;ustedes\n2️⃣comer;a;b;c;d\nver;a;b;c;d\n",
      .init(.headings, "Presente (-er);yo;tú;vos;ustedes"), .init(.otherLayout, "comer;a;b;c;d"),
      loads: ["comer", "ver"]),
    .init(
      "\(Sample.header);Singular;Singular;Plural\n1️⃣Singular;yo;tú;vos;ustedes\n2️⃣comer;a;b;c;d\nver;a;b;c;d\n",
      .init(.headings, "Singular;yo;tú;vos;ustedes"), .init(.otherLayout, "comer;a;b;c;d"),
      loads: ["comer", "ver"]),
    .init(
      "\(Sample.header);1️⃣;yo;tú\n2️⃣comer;to eat;como;comes\nver;to see;veo;ves\n",
      .init(.unknownColumn, ";"), .init(.otherLayout, "comer;to eat;como;comes"),
      loads: ["comer", "ver"]),
    .init(
      "\(Sample.header)1️⃣#;Verbo;tú;usted\n2️⃣1;comer;come;coma\n2;ver;ve;vea\n",
      .init(.headings, "#;Verbo;tú;usted"), .init(.otherLayout, "1;comer;come;coma"),
      loads: ["comer", "ver"]),
    .init(
      "\(Sample.header)1️⃣Nota: ser, estar y haber\nformas: yo, vos\ncomer: como, comés\nver: veo, ves\n",
      .init(.notAnInfinitive, "Nota"), loads: ["comer", "ver"]),
    .init(
      "\(Sample.header)\(Sample.comer)\n1️⃣bebr: bebo; bebes\n", .init(.notAnInfinitive, "bebr"),
      loads: ["comer"]),
    .init(
      "\(Sample.header)formas: a\nver: 1️⃣\(String(repeating: "a", count: 60)) b/\(String(repeating: "b", count: 30))\nir: -\nser: -\n",
      .init(
        .longForm, "\(String(repeating: "a", count: 60)) b/\(String(repeating: "b", count: 30))"),
      loads: ["ir", "ser"]),
    .init(line: "1️⃣to hear: oigo, oyes, oye, oímos, oís, oyen", .init(.notAnInfinitive, "to hear")),
    .init(
      "\(Sample.header)1️⃣Nota: son irregulares\nformas: yo, vos\ncomer: como, comés\nver: veo, ves\n",
      .init(.notAnInfinitive, "Nota"), loads: ["comer", "ver"]),
    .init(
      "\(Sample.header)1️⃣| **comer** | como |\n2️⃣| **ver** | veo |\n",
      .init(.noColon, "|"), .init(.noColon, "|"), loads: []),
    .init(
      "\(Sample.header)1️⃣Nr;Infinitivo;yo;tú\n2️⃣1;comer;como;comes\n2;ir;voy;vas\n",
      .init(.headings, "Nr;Infinitivo;yo;tú"), .init(.otherLayout, "1;comer;como;comes"),
      loads: ["comer", "ir"]),
    .init(
      "\(Sample.header)1️⃣comer;como;comes;come;comemos;coméis;comen\nir;voy2️⃣,,fui;vas;va;vamos;vais;van\n",
      .init(.otherLayout, "comer;como;comes;come;comemos;coméis;comen"), .init(.emptyForm, ","),
      loads: ["comer"]),
    .init(
      "\(Sample.header)1️⃣comer;como;comes;come;comemos;coméis;comen\nir;2️⃣;voy;vas;va;vamos;vais;van\n",
      .init(.otherLayout, "comer;como;comes;come;comemos;coméis;comen"),
      .init(.wrongFormCount, ";"), loads: ["comer"]),
    .init(
      "\(Sample.header)1️⃣comer;como;comes;come;comemos;coméis;comen\nir2️⃣*;voy;vas;va;vamos;vais;van\n",
      .init(.otherLayout, "comer;como;comes;come;comemos;coméis;comen"), .init(.oddLetter, "*"),
      loads: ["comer"]),
    .init(
      "\(Sample.header)1️⃣Verbo;Gerundio\n2️⃣hablar;hablando\ndecir;diciendo\n",
      .init(.headings, "Verbo;Gerundio"), .init(.otherLayout, "hablar;hablando"),
      loads: ["hablar", "decir"]),
    // What is read all the same.
    .init(
      line: "soler: suelo, sueles, suele, solemos, soléis, 1️⃣—", .init(.longDash, "—"),
      loads: "soler"),
    .init(
      line: "1️⃣\"comer: como, comes, come, comemos, coméis, comen\",,,",
      .init(.quotationMarks, "\"comer: como, comes, come, comemos, coméis, comen\""),
      loads: "comer"),
    .init(
      line: "comer: 1️⃣«como, comes, come, comemos, coméis, comen».",
      .init(.quotationMarks, "«como, comes, come, comemos, coméis, comen»"), loads: "comer"),
    .init(
      line: "comer: 1️⃣\"como, comes, come, comemos, coméis, comen\"",
      .init(.quotationMarks, "\"como, comes, come, comemos, coméis, comen\""), loads: "comer"),
    .init(
      line: "comer: como, comes, come, comemos, coméis, 1️⃣“comen",
      .init(.quotationMarks, "“comen"), loads: "comer"),
    .init(
      line: "comer: 1️⃣“como”, comes, come, comemos, coméis, comen", .init(.quotationMarks, "“como”"),
      loads: "comer"),
    .init(
      line: "comer: co1️⃣\u{200B}mo, comes, co\u{AD}me, comemos, coméis, comen",
      .init(.invisibleCharacter, "\u{200B}"), loads: "comer"),
    .init(
      line: "comer: como, comes, come, comemos, come1️⃣\u{200B}\u{301}is, comen",
      .init(.invisibleCharacter, "\u{200B}"), loads: "comer"),
    .init(
      line: "comer: como, comes, come, comemos, com1️⃣z\u{301}is, comen",
      .init(.oddLetter, "z\u{301}")),
    .init(
      line: "comer: como, comes, come, comemos, come1️⃣ \u{301}is, comen",
      .init(.oddLetter, " \u{301}")),
    .init(
      "\(Sample.header)\(Sample.comer)\n\(Sample.beber)\n1️⃣\(Sample.comer)\n",
      .init(.repeatedVerb, "comer"), loads: ["comer", "beber", "comer"]),
    .init(
      "\(Sample.header)\(Sample.comer)\n\(Sample.beber)\n1️⃣COMER: 2️⃣3, a, a, a, a, a\n",
      .init(.repeatedVerb, "COMER"), .init(.digit, "3"), loads: ["comer", "beber"]),
  ]
}
