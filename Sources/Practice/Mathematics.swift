// The one place of this module that differs from system to system.
#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

func exponential(_ exponent: Double) -> Double { exp(exponent) }
