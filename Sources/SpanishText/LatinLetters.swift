/// The canonical decompositions of all Latin letters: base letter and mark.
///
/// The standard library knows combining classes and case but does not tell decompositions. The table is read into
/// dictionaries on first use; Spanish text never needs it, because its marked letters have a shorter way.
package enum LatinLetters {
  /// Each mark, and after it a letter without it, the same with it, and so on.
  private static let table = """
    \u{300}AÀEÈIÌNǸOÒUÙWẀYỲaàeèiìnǹoòuùwẁyỳÂẦÊỀÔỒÜǛâầêềôồüǜĂẰăằĒḔēḕŌṐōṑƠỜơờƯỪưừ\
    \u{301}AÁCĆEÉGǴIÍKḰLĹMḾNŃOÓPṔRŔSŚUÚWẂYÝZŹaácćeégǵiíkḱlĺmḿnńoópṕrŕsśuúwẃyýzź\
    ÂẤÅǺÆǼÇḈÊẾÏḮÔỐÕṌØǾÜǗâấåǻæǽçḉêếïḯôốõṍøǿüǘĂẮăắĒḖēḗŌṒōṓŨṸũṹƠỚơớƯỨưứ\
    \u{302}AÂCĈEÊGĜHĤIÎJĴOÔSŜUÛWŴYŶZẐaâcĉeêgĝhĥiîjĵoôsŝuûwŵyŷzẑẠẬạậẸỆẹệỌỘọộ\
    \u{303}AÃEẼIĨNÑOÕUŨVṼYỸaãeẽiĩnñoõuũvṽyỹÂẪÊỄÔỖâẫêễôỗĂẴăẵƠỠơỡƯỮưữ\
    \u{304}AĀEĒGḠIĪOŌUŪYȲaāeēgḡiīoōuūyȳÄǞÆǢÕȬÖȪÜǕäǟæǣõȭöȫüǖǪǬǫǭȦǠȧǡȮȰȯȱḶḸḷḹṚṜṛṝ\
    \u{306}AĂEĔGĞIĬOŎUŬaăeĕgğiĭoŏuŭȨḜȩḝẠẶạặ\
    \u{307}AȦBḂCĊDḊEĖFḞGĠHḢIİMṀNṄOȮPṖRṘSṠTṪWẆXẊYẎZŻaȧbḃcċdḋeėfḟgġhḣmṁnṅoȯpṗrṙsṡ\
    tṫwẇxẋyẏzżŚṤśṥŠṦšṧſẛṢṨṣṩ\
    \u{308}AÄEËHḦIÏOÖUÜWẄXẌYŸaäeëhḧiïoötẗuüwẅxẍyÿÕṎõṏŪṺūṻ\
    \u{309}AẢEẺIỈOỎUỦYỶaảeẻiỉoỏuủyỷÂẨÊỂÔỔâẩêểôổĂẲăẳƠỞơởƯỬưử\
    \u{30A}AÅUŮaåuůwẘyẙ\
    \u{30B}OŐUŰoőuű\
    \u{30C}AǍCČDĎEĚGǦHȞIǏKǨLĽNŇOǑRŘSŠTŤUǓZŽaǎcčdďeěgǧhȟiǐjǰkǩlľnňoǒrřsštťuǔzžÜǙ\
    üǚƷǮʒǯ\
    \u{30F}AȀEȄIȈOȌRȐUȔaȁeȅiȉoȍrȑuȕ\
    \u{311}AȂEȆIȊOȎRȒUȖaȃeȇiȋoȏrȓuȗ\
    \u{31B}OƠUƯoơuư\
    \u{323}AẠBḄDḌEẸHḤIỊKḲLḶMṂNṆOỌRṚSṢTṬUỤVṾWẈYỴZẒaạbḅdḍeẹhḥiịkḳlḷmṃnṇoọrṛsṣtṭuụ\
    vṿwẉyỵzẓƠỢơợƯỰưự\
    \u{324}UṲuṳ\
    \u{325}AḀaḁ\
    \u{326}SȘTȚsștț\
    \u{327}CÇDḐEȨGĢHḨKĶLĻNŅRŖSŞTŢcçdḑeȩgģhḩkķlļnņrŗsştţ\
    \u{328}AĄEĘIĮOǪUŲaąeęiįoǫuų\
    \u{32D}DḒEḘLḼNṊTṰUṶdḓeḙlḽnṋtṱuṷ\
    \u{32E}HḪhḫ\
    \u{330}EḚIḬUṴeḛiḭuṵ\
    \u{331}BḆDḎKḴLḺNṈRṞTṮZẔbḇdḏhẖkḵlḻnṉrṟtṯzẕ
    """

  /// From a composed letter to its base, which may itself be a composed letter, and its outermost mark.
  package static let decompositions = {
    var found: [Unicode.Scalar: (base: Unicode.Scalar, mark: Unicode.Scalar)] = [:]
    var mark: Unicode.Scalar = "\u{300}"
    var scalars = table.unicodeScalars.makeIterator()
    while let next = scalars.next() {
      if isCombiningDiacritic(next) {
        mark = next
      } else if let composed = scalars.next() {
        found[composed] = (next, mark)
      }
    }
    return found
  }()

  /// From base and mark to the composed letter.
  static let compositions = Dictionary(
    uniqueKeysWithValues: decompositions.map { ([$1.base, $1.mark], $0) })
}
