/// The canonical decompositions of all Latin letters: base letter and mark.
///
/// The standard library knows combining classes and case but does not tell decompositions, so this
/// is the table, one row a mark. It is read into dictionaries on first use; Spanish text never
/// needs it, composed or not, because its seven marked letters have a shorter way (see `Composition.swift`).
enum LatinLetters {
  /// One mark with the letters that carry it: base letter, composed letter, base letter, …
  private struct Row {
    let mark: UInt32
    let pairs: String
  }

  private static let rows: [Row] = [
    // Grave accent
    Row(
      mark: 0x0300,
      pairs: """
        AÀEÈIÌNǸOÒUÙWẀYỲaàeèiìnǹoòuùwẁyỳÂẦÊỀÔỒÜǛâầêềôồüǜĂẰăằĒḔēḕŌṐōṑƠỜ\
        ơờƯỪưừ
        """),
    // Acute accent
    Row(
      mark: 0x0301,
      pairs: """
        AÁCĆEÉGǴIÍKḰLĹMḾNŃOÓPṔRŔSŚUÚWẂYÝZŹaácćeégǵiíkḱlĺmḿnńoópṕrŕsśuú\
        wẃyýzźÂẤÅǺÆǼÇḈÊẾÏḮÔỐÕṌØǾÜǗâấåǻæǽçḉêếïḯôốõṍøǿüǘĂẮăắĒḖēḗŌṒōṓŨṸũṹ\
        ƠỚơớƯỨưứ
        """),
    // Circumflex accent
    Row(
      mark: 0x0302,
      pairs: """
        AÂCĈEÊGĜHĤIÎJĴOÔSŜUÛWŴYŶZẐaâcĉeêgĝhĥiîjĵoôsŝuûwŵyŷzẑẠẬạậẸỆẹệỌỘ\
        ọộ
        """),
    // Tilde
    Row(mark: 0x0303, pairs: "AÃEẼIĨNÑOÕUŨVṼYỸaãeẽiĩnñoõuũvṽyỹÂẪÊỄÔỖâẫêễôỗĂẴăẵƠỠơỡƯỮưữ"),
    // Macron
    Row(
      mark: 0x0304,
      pairs: """
        AĀEĒGḠIĪOŌUŪYȲaāeēgḡiīoōuūyȳÄǞÆǢÕȬÖȪÜǕäǟæǣõȭöȫüǖǪǬǫǭȦǠȧǡȮȰȯȱḶḸ\
        ḷḹṚṜṛṝ
        """),
    // Breve
    Row(mark: 0x0306, pairs: "AĂEĔGĞIĬOŎUŬaăeĕgğiĭoŏuŭȨḜȩḝẠẶạặ"),
    // Dot above
    Row(
      mark: 0x0307,
      pairs: """
        AȦBḂCĊDḊEĖFḞGĠHḢIİMṀNṄOȮPṖRṘSṠTṪWẆXẊYẎZŻaȧbḃcċdḋeėfḟgġhḣmṁnṅoȯ\
        pṗrṙsṡtṫwẇxẋyẏzżŚṤśṥŠṦšṧſẛṢṨṣṩ
        """),
    // Diaeresis
    Row(mark: 0x0308, pairs: "AÄEËHḦIÏOÖUÜWẄXẌYŸaäeëhḧiïoötẗuüwẅxẍyÿÕṎõṏŪṺūṻ"),
    // Hook above
    Row(mark: 0x0309, pairs: "AẢEẺIỈOỎUỦYỶaảeẻiỉoỏuủyỷÂẨÊỂÔỔâẩêểôổĂẲăẳƠỞơởƯỬưử"),
    // Ring above
    Row(mark: 0x030A, pairs: "AÅUŮaåuůwẘyẙ"),
    // Double acute accent
    Row(mark: 0x030B, pairs: "OŐUŰoőuű"),
    // Caron
    Row(
      mark: 0x030C,
      pairs: """
        AǍCČDĎEĚGǦHȞIǏKǨLĽNŇOǑRŘSŠTŤUǓZŽaǎcčdďeěgǧhȟiǐjǰkǩlľnňoǒrřsštť\
        uǔzžÜǙüǚƷǮʒǯ
        """),
    // Double grave accent
    Row(mark: 0x030F, pairs: "AȀEȄIȈOȌRȐUȔaȁeȅiȉoȍrȑuȕ"),
    // Inverted breve
    Row(mark: 0x0311, pairs: "AȂEȆIȊOȎRȒUȖaȃeȇiȋoȏrȓuȗ"),
    // Horn
    Row(mark: 0x031B, pairs: "OƠUƯoơuư"),
    // Dot below
    Row(
      mark: 0x0323,
      pairs: """
        AẠBḄDḌEẸHḤIỊKḲLḶMṂNṆOỌRṚSṢTṬUỤVṾWẈYỴZẒaạbḅdḍeẹhḥiịkḳlḷmṃnṇoọrṛ\
        sṣtṭuụvṿwẉyỵzẓƠỢơợƯỰưự
        """),
    // Diaeresis below
    Row(mark: 0x0324, pairs: "UṲuṳ"),
    // Ring below
    Row(mark: 0x0325, pairs: "AḀaḁ"),
    // Comma below
    Row(mark: 0x0326, pairs: "SȘTȚsștț"),
    // Cedilla
    Row(mark: 0x0327, pairs: "CÇDḐEȨGĢHḨKĶLĻNŅRŖSŞTŢcçdḑeȩgģhḩkķlļnņrŗsştţ"),
    // Ogonek
    Row(mark: 0x0328, pairs: "AĄEĘIĮOǪUŲaąeęiįoǫuų"),
    // Circumflex accent below
    Row(mark: 0x032D, pairs: "DḒEḘLḼNṊTṰUṶdḓeḙlḽnṋtṱuṷ"),
    // Breve below
    Row(mark: 0x032E, pairs: "HḪhḫ"),
    // Tilde below
    Row(mark: 0x0330, pairs: "EḚIḬUṴeḛiḭuṵ"),
    // Macron below
    Row(mark: 0x0331, pairs: "BḆDḎKḴLḺNṈRṞTṮZẔbḇdḏhẖkḵlḻnṉrṟtṯzẕ"),
  ]

  /// From base and mark (see `key`) to the composed letter.
  private static let compositions: [UInt64: Unicode.Scalar] = {
    var table: [UInt64: Unicode.Scalar] = [:]
    table.reserveCapacity(512)
    forEachLetter { base, mark, composed in table[key(base, mark)] = composed }
    return table
  }()

  /// From a composed letter to its base and mark.
  private static let decompositions:
    [Unicode.Scalar: (base: Unicode.Scalar, mark: Unicode.Scalar)] = {
      var table: [Unicode.Scalar: (base: Unicode.Scalar, mark: Unicode.Scalar)] = [:]
      table.reserveCapacity(512)
      forEachLetter { base, mark, composed in table[composed] = (base, mark) }
      return table
    }()

  private static func forEachLetter(
    _ body: (_ base: Unicode.Scalar, _ mark: Unicode.Scalar, _ composed: Unicode.Scalar) -> Void
  ) {
    for row in rows {
      guard let mark = Unicode.Scalar(row.mark) else { continue }
      var letters = row.pairs.unicodeScalars.makeIterator()
      while let base = letters.next(), let composed = letters.next() {
        body(base, mark, composed)
      }
    }
  }

  private static func key(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> UInt64 {
    UInt64(base.value) << 32 | UInt64(mark.value)
  }

  static func composition(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    compositions[key(base, mark)]
  }

  /// The base, which may itself be a composed letter, and the outermost mark of a composed letter.
  static func decomposition(
    of letter: Unicode.Scalar
  ) -> (base: Unicode.Scalar, mark: Unicode.Scalar)? {
    decompositions[letter]
  }
}
