// swift-tools-version: 6.2
import PackageDescription

// Arrows point down only: each module may import the ones above it that it names, nothing else.
// `swift build --explicit-target-dependency-import-check error` holds this.

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], data: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: ["TestSupport"] + dependencies,
    // Tests find their data by their own place in the repository.
    exclude: data,
    swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
}

let package = Package(
  name: "conj",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "VerbForms", targets: ["VerbForms"]),
    .library(name: "VerbLevels", targets: ["IndexBuilding", "LevelFiles", "VerbForms"]),
    .executable(name: "conj", targets: ["conj"]),
  ],
  targets: [
    module("SpanishText"),
    .target(name: "CSystem"),
    module("SystemIO", ["CSystem"]),
    module("Wording", ["SystemIO"]),
    module("TrieIndex"),
    module("SpanishGrammar", ["SpanishText"]),
    module("LevelFiles", ["SpanishGrammar", "SpanishText", "SystemIO", "Wording"]),
    .target(name: "BuiltinIndex"),
    module("VerbForms", ["BuiltinIndex", "SpanishGrammar", "SpanishText", "TrieIndex"]),
    module("Output", ["SpanishGrammar", "SpanishText", "VerbForms", "Wording"]),
    module(
      "IndexBuilding",
      [
        "LevelFiles", "SpanishGrammar", "SpanishText", "SystemIO", "TrieIndex", "VerbForms",
        "Wording",
      ]),
    module("Practice", ["Output", "SpanishGrammar", "SpanishText", "VerbForms", "Wording"]),
    .target(
      name: "ConjPage",
      dependencies: [
        "IndexBuilding", "LevelFiles", "Output", "Practice", "SpanishText", "VerbForms", "Wording",
      ],
      exclude: ["Examples", "Freestanding", "Page", "build-engine", "build-page", "verbforms.h"],
      swiftSettings: strict),
    module(
      "Terminal", ["SpanishText", "SystemIO", "VerbForms", "Wording"]),
    module("Picker", ["Output", "Terminal", "VerbForms", "Wording"]),
    module(
      "Invocation",
      [
        "IndexBuilding", "LevelFiles", "Output", "SpanishGrammar", "SpanishText", "SystemIO",
        "Terminal", "VerbForms", "Wording",
      ]),
    module(
      "AskCommands",
      [
        "Invocation", "LevelFiles", "Output", "Picker", "SpanishGrammar", "SpanishText",
        "SystemIO", "Terminal", "VerbForms", "Wording",
      ]),
    module(
      "TeachCommands",
      [
        "IndexBuilding", "Invocation", "LevelFiles", "SpanishGrammar", "SpanishText", "SystemIO",
        "Terminal", "VerbForms", "Wording",
      ]),
    module(
      "PracticeCommands",
      [
        "Invocation", "Picker", "Practice", "SpanishGrammar", "SpanishText", "SystemIO",
        "Terminal", "VerbForms", "Wording",
      ]),
    module(
      "ConjCommand",
      [
        "AskCommands", "Invocation", "PracticeCommands", "SpanishGrammar", "SpanishText",
        "SystemIO", "TeachCommands", "Terminal", "VerbForms", "Wording",
      ]),
    .executableTarget(
      name: "conj", dependencies: ["ConjCommand"], exclude: ["start-order.txt"],
      swiftSettings: strict),

    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .executableTarget(
      name: "conj-bench",
      dependencies: [
        "AllocationCounter", "IndexBuilding", "LevelFiles", "Picker", "SpanishGrammar", "Terminal",
        "VerbForms",
      ],
      path: "Benchmarks/Sources", swiftSettings: strict),

    .target(
      name: "TestSupport",
      dependencies: [
        "IndexBuilding", "LevelFiles", "SpanishGrammar", "SpanishText", "Terminal", "VerbForms",
      ],
      path: "Tests/TestSupport"),
    .target(
      name: "Fuzzers",
      dependencies: [
        "ConjCommand", "ConjPage", "IndexBuilding", "Invocation", "LevelFiles", "Picker",
        "Practice",
        "SpanishGrammar", "SpanishText", "SystemIO", "Terminal", "TestSupport", "VerbForms",
      ],
      path: "Tests/Fuzzers", exclude: ["Seeds"]),
    .target(name: "WorkCounter", path: "Tests/WorkCounter"),
    // A program that Tests/Scripts/build-trials links: no part of other builds.
    .target(
      name: "Trials",
      dependencies: [
        "Fuzzers", "IndexBuilding", "LevelFiles", "TestSupport", "VerbForms", "WorkCounter",
      ],
      path: "Tests/Trials"),
    tests(of: "SpanishText", ["SpanishText"]),
    tests(of: "SystemIO", ["SystemIO"]),
    tests(of: "Wording", ["SystemIO", "Wording"]),
    tests(of: "TrieIndex", ["TrieIndex"]),
    tests(of: "SpanishGrammar", ["SpanishGrammar", "SpanishText"]),
    tests(of: "LevelFiles", ["LevelFiles", "SpanishGrammar", "SpanishText", "SystemIO"]),
    tests(
      of: "VerbForms",
      [
        "IndexBuilding", "LevelFiles", "SpanishGrammar", "SpanishText", "TrieIndex", "VerbForms",
      ],
      data: ["Fixtures"]),
    tests(
      of: "Practice", ["Practice", "SpanishGrammar", "SpanishText", "VerbForms"],
      data: ["Fixtures"]),
    tests(
      of: "ConjPage", ["ConjPage", "IndexBuilding", "LevelFiles", "Practice", "VerbForms"]),
    tests(of: "Concurrency", ["IndexBuilding", "LevelFiles", "Practice", "VerbForms"]),
    tests(of: "Terminal", ["SystemIO", "Terminal"]),
    tests(
      of: "Picker",
      ["IndexBuilding", "LevelFiles", "Picker", "SpanishText", "Terminal", "VerbForms", "Wording"]),
    tests(
      of: "ConjCommand",
      [
        "AskCommands", "ConjCommand", "Fuzzers", "IndexBuilding", "Invocation", "LevelFiles",
        "PracticeCommands", "SystemIO", "Terminal", "VerbForms", "Wording",
      ]),
    tests(of: "EndToEnd", ["conj"], data: ["help.txt"]),
    tests(of: "Fuzzers", ["Fuzzers"]),
    tests(
      of: "Repository",
      ["IndexBuilding", "LevelFiles", "SpanishGrammar", "SpanishText", "VerbForms"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
