# Untested where it was written, which is no Mac and has no Homebrew. To release: put the address of the source archive and
# its SHA-256 here, then try it with `brew install --build-from-source ./conj.rb` and `brew test conj`.
class Conj < Formula
  desc "Find the Spanish verb behind any inflected form"
  homepage "https://example.com/conj"
  url "https://example.com/conj/archive/0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"

  depends_on xcode: ["26.0", :build]

  def install
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    assert_equal "fui\tser\tfui\texact\nfui\tir\tfui\texact\n", shell_output("#{bin}/conj lookup fui")
  end
end
