import { writeFile } from 'node:fs/promises'
import { CannotRun, checkPlatform } from './check-platform.ts'
import { HELP, readOptions, WrongOption, type Options } from './options.ts'
import { htmlReport } from './report/html-report.ts'
import { textReport } from './report/text-report.ts'

type Output = { say: (text: string) => void; complain: (text: string) => void }
type Call = { args: string[]; environment: Readonly<Record<string, string | undefined>> }

const FINE = 0
const FAULTS = 1
const COULD_NOT_RUN = 2

/** The whole command; returns its exit code. */
export async function runCommand({ args, environment }: Call, { say, complain }: Output): Promise<number> {
  try {
    const options = readOptions(args, environment)
    if (options === null) {
      say(HELP)
      return FINE
    }
    return await check(options, say)
  } catch (error) {
    if (error instanceof WrongOption) complain(`${error.message}\n\n${HELP}`)
    else if (error instanceof CannotRun) complain(`${error.message}\n`)
    else throw error
    return COULD_NOT_RUN
  }
}

async function check(options: Options, say: (text: string) => void): Promise<number> {
  const { address, account, password, other, isWrite, capabilities, report } = options
  if (isWrite) say(WRITE_NOTICE)
  const result = await checkPlatform({
    address,
    account: { username: account, password },
    otherAccount: other,
    write: isWrite,
    capabilities,
  })
  if (report !== undefined) await writeReport(report, htmlReport(result, new Date()))
  say(textReport(result))
  return result.faults.length === 0 ? FINE : FAULTS
}

const WRITE_NOTICE =
  'Records named "platform-check …" are made, changed and removed; settings are saved as they are. What stays: lines of logs, ' +
  'and one uploaded file of 21 bytes.\n'

async function writeReport(file: string, page: string): Promise<void> {
  try {
    await writeFile(file, page)
  } catch (error) {
    throw new CannotRun(
      `The report cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
