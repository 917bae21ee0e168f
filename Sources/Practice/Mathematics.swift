// Powers and exponentials in Swift. The engine of the page has no libm: the toolchain brings no C library for
// wasm32-unknown-none-wasm, and `Math.exp` differs between browsers. The program uses the same functions, so that a
// log gives the same dates everywhere. Methods and coefficients are those of FreeBSD's msun (e_exp.c, e_log.c).

/// ln 2 in two parts: products of the first with whole numbers are exact.
private let highLogarithmOf2 = 6.93147180369123816490e-01
private let lowLogarithmOf2 = 1.90821492927058770002e-10

/// The power of a positive base; its relative error is below 10⁻¹³ for results between 10⁻¹⁰⁰ and 10¹⁰⁰.
func power(_ base: Double, _ exponent: Double) -> Double { exponential(exponent * logarithm(base)) }

/// *e* to the power of an exponent; 0 where that is too small for a number.
func exponential(_ exponent: Double) -> Double {
  guard exponent < 709.7 else { return .infinity }
  guard exponent > -708.3 else { return 0 }
  // 2 to the power of a whole number, times e to the power of a rest between -ln 2 / 2 and ln 2 / 2.
  let whole = (exponent / (highLogarithmOf2 + lowLogarithmOf2)).rounded(.toNearestOrEven)
  let high = exponent - whole * highLogarithmOf2
  let low = whole * lowLogarithmOf2
  let rest = high - low
  let square = rest * rest
  var series = -1.65339022054652515390e-06 + square * 4.13813679705723846039e-08
  series = 6.61375632143793436117e-05 + square * series
  series = -2.77777777770155933842e-03 + square * series
  series = 1.66666666666666019037e-01 + square * series
  let change = rest - square * series
  let significand = 1 - ((low - (rest * change) / (2 - change)) - high)
  return significand * Double(sign: .plus, exponent: Int(whole), significand: 1)
}

/// The natural logarithm of a positive number.
func logarithm(_ number: Double) -> Double {
  var exponent = Double(number.exponent)
  var significand = number.significand
  // Between √2 / 2 and √2.
  if significand > 1.4142135623730951 {
    significand /= 2
    exponent += 1
  }
  let rest = significand - 1
  let ratio = rest / (2 + rest)
  let square = ratio * ratio
  var series = 1.531383769920937332e-01 + square * 1.479819860511658591e-01
  series = 1.818357216161805012e-01 + square * series
  series = 2.222219843214978396e-01 + square * series
  series = 2.857142874366239149e-01 + square * series
  series = 3.999999999940941908e-01 + square * series
  series = square * (6.666666666666735130e-01 + square * series)
  let half = rest * rest / 2
  return exponent * highLogarithmOf2
    - ((half - (ratio * (half + series) + exponent * lowLogarithmOf2)) - rest)
}
