let options = Options(Array(CommandLine.arguments.dropFirst()))
switch options.operands.first {
case "data": DataFolder.make(options)
case "side": SideProgram.run(options)
case "sides": SideRace.run(options)
case "machine": print(machineLine(date: options.date))
case "processes": ProcessPlan.run(options)
default: Suites.run(options)
}
