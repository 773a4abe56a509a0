import { StartProblem } from '../../platform/start-problem.ts'

type ToolInput = { args: string[]; print: (line: string) => void }

/** Runs a command that other teams have too, without a server and its settings, to its exit code. */
export async function runTool(tool: (input: ToolInput) => Promise<number>): Promise<void> {
  try {
    const print = (line: string): void => void process.stdout.write(`${line}\n`)
    process.exitCode = await tool({ args: process.argv.slice(2), print })
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${error instanceof StartProblem ? error.message : String(error)}\n`)
  }
}
