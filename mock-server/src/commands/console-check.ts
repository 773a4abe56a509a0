import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { securityHeaders } from '../platform/http/security-headers.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { readBuiltApp } from './read-built-app.ts'

const USAGE = `Usage: console-check <folder or address> [--console <address or folder>] [--registration <file>] [--next <address or folder>]
                     [--mounts 20] [--report <file.html>] [--json] [--answers <file.json>]

  Mounts a built app in the pages of a console, in a browser on this machine, with sample answers: nothing is sent to the console, and no
  account is needed. The folder, or the address, is that of manifest.json or index.html.

  --console        a console, or the folder of a built one; CONSOLE_URL if absent
  --registration   console-app.json of the present folder if absent
  --next           the console after the next upgrade, to see whether the app runs there too
  --report         writes a page with the findings
  --answers        what back ends of the app answer, by "GET /api/apps/<module>/<back end>/…"

  The exit code is 1 where something fails. CHROMIUM_PATH names the browser.`

const DEFAULT_MOUNTS = 20

type CheckInput = {
  args: string[]
  print: (line: string) => void
  environment?: Readonly<Record<string, string | undefined>>
}

/** `console-check <folder or address>`: says what is wrong with a built app, for its developers and their CI. */
export async function checkOneApp({ args, print, environment = process.env }: CheckInput): Promise<number> {
  const { values, positionals } = readArguments(args)
  const [target, ...more] = positionals
  const console = values.console ?? environment['CONSOLE_URL']
  if (target === undefined || more.length > 0 || values.help) throw new StartProblem(USAGE)
  if (console === undefined) throw new StartProblem(`Name a console by --console or CONSOLE_URL.\n\n${USAGE}`)
  const app = await readBuiltApp(target, resolve(values.registration))
  // Only this command needs a browser.
  const { checkBuiltApp, CannotCheck, describeCheck, writeReportPage } =
    await import('@console/app-check/built-app')
  try {
    const result = await checkBuiltApp({
      app,
      console,
      nextConsole: values.next ?? null,
      pageHeaders: securityHeaders(PLAIN_SETTINGS),
      backEnds: values.answers === undefined ? {} : await readAnswers(values.answers),
      mounts: readMounts(values.mounts),
    })
    if (values.report !== undefined) await writeFile(values.report, writeReportPage(result, new Date()))
    if (values.json) print(JSON.stringify(result, null, 2))
    else for (const line of describeCheck(result)) print(line)
    return result.passes ? 0 : 1
  } catch (error) {
    throw error instanceof CannotCheck ? new StartProblem(error.message) : error
  }
}

/** The policy of a console with no other host. */
const PLAIN_SETTINGS = {
  publicUrl: undefined,
  apiOrigin: '',
  frameOrigins: [],
  demo: 'off',
  staticHost: '',
  brands: [],
} as const

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        console: { type: 'string' },
        registration: { type: 'string', default: 'console-app.json' },
        next: { type: 'string' },
        mounts: { type: 'string', default: String(DEFAULT_MOUNTS) },
        report: { type: 'string' },
        answers: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

function readMounts(text: string): number {
  const mounts = Number(text)
  if (!Number.isInteger(mounts) || mounts < 1 || mounts > 100)
    throw new StartProblem('--mounts is a number from 1 to 100.')
  return mounts
}

async function readAnswers(path: string): Promise<Record<string, unknown>> {
  const answers: unknown = JSON.parse(await readFile(path, 'utf8'))
  return Object.fromEntries(Object.entries(answers ?? {}))
}
