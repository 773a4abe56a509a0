import { runCommand } from './run-command.ts'

process.exitCode = await runCommand(
  { args: process.argv.slice(2), environment: process.env },
  { say: (text) => process.stdout.write(text), complain: (text) => process.stderr.write(text) },
)
