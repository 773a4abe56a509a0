import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { subApp, type Call } from '@console/contracts'
import type * as z from 'zod'
import type { Config } from '../platform/config.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { checkRegisteredApps } from './check-apps.ts'
import { type ConsoleClient, type Environment, signIn } from './console-client.ts'
import type { CommandInput } from './run-command.ts'
import { zipFolder } from './zip-folder.ts'

const USAGE = `Usage: pnpm apps <command>, or console-app <command> of @console/sub-app, with CONSOLE_URL (http://127.0.0.1:8080),
CONSOLE_USERNAME and CONSOLE_PASSWORD

  list                          every app with its version and state
  register <file.json>          registers an app, and waits until its files are stored
  version <file.json>           adds a version, and waits until its files are stored; of a registration it takes what a version has
                                --files <folder> sends the files of a folder, where "source" is null
  upload <version id> <zip>     stores an archive for a version that waits for one
  release <module>=<version id> [...] [--companies a,b] [--percent 10] [--note text]
                                makes a release set and releases it; <module>= takes an app out
  sets                          release sets and who got them
  roll-back <set number>        releases a former set to everybody
  off <module> | on <module>    switches an app off or on for all companies
  check [<module> ...] [--build <folder>] [--json]
                                opens every app, or these, in a browser, in the pages of the build in the folder (WEB_ROOT, or dist),
                                before that is released: says which fail, and how; nothing is changed

A file has the fields of the call subApp.register or subApp.addVersion (/contract/openapi.json): also what the version adds to
pages of the console (slots), and which data of records and events it gets for that (permissions.fields, permissions.topics).`

const POLL_MS = 500

type AppsInput = Pick<CommandInput, 'args' | 'print'> & {
  config: Pick<Config, 'webRoot'>
  environment?: Environment
}

/**
 * `pnpm apps <command>`: registers, lists, releases, checks and rolls back apps of other teams, for scripts. It sends the console's own
 * calls.
 */
export async function manageApps({
  config,
  args,
  print,
  environment = process.env,
}: AppsInput): Promise<number> {
  const { values, positionals } = readArguments(args, config)
  if (values.help) {
    print(USAGE)
    return 0
  }
  const [command = '', ...subjects] = positionals
  const run = COMMANDS[command]
  if (run === undefined) throw new StartProblem(USAGE)
  return (await run({ console: await signIn(environment, USAGE), subjects, values, print })) ?? 0
}

function readArguments(args: string[], { webRoot }: AppsInput['config']) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        companies: { type: 'string' },
        percent: { type: 'string' },
        note: { type: 'string' },
        files: { type: 'string' },
        build: { type: 'string', default: webRoot },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

type Options = {
  companies?: string | undefined
  percent?: string | undefined
  note?: string | undefined
  files?: string | undefined
  build: string
  json: boolean
}
type Run = { console: ConsoleClient; subjects: string[]; values: Options; print: (line: string) => void }

/** An exit code other than 0, or nothing. */
const COMMANDS: Readonly<Record<string, (run: Run) => Promise<number | void>>> = {
  list: async ({ console, print }) => {
    const { apps } = await console.send(subApp.list)
    for (const { module, trust, isEnabled, current } of apps)
      print(
        [module, trust, current === null ? '-' : `version ${current.number}`, isEnabled ? 'on' : 'off'].join(
          '\t',
        ),
      )
  },
  register: async (run) => {
    const body = await readBody(subApp.register, run.subjects[0])
    await storeFiles(run, await run.console.send(subApp.register, { body }))
  },
  version: async (run) => {
    const body = await readBody({ body: versionOfRegistration }, run.subjects[0])
    await storeFiles(run, await run.console.send(subApp.addVersion, { body }))
  },
  upload: async ({ console, subjects: [id, path], print }) => {
    if (id === undefined || path === undefined) throw new StartProblem(USAGE)
    await console.upload(Number(id), await readFile(path))
    print(`The archive of version ${id} is being stored.`)
  },
  release: async ({ console, subjects, values, print }) => {
    if (subjects.length === 0) throw new StartProblem(USAGE)
    const { setNumber } = await console.send(subApp.release, {
      body: { items: subjects.map(toItem), note: values.note ?? '', ...toAudience(values) },
    })
    print(`Set ${setNumber} is released.`)
  },
  sets: async ({ console, print }) => {
    const { sets, rollouts } = await console.send(subApp.sets)
    for (const { number, items, note } of sets)
      print(
        [`set ${number}`, items.map((item) => `${item.module} ${item.versionNumber}`).join(', '), note].join(
          '\t',
        ),
      )
    for (const { setNumber, companyCodes, percent, failedVersionId } of rollouts) {
      const reason = failedVersionId === null ? '' : `version id ${failedVersionId} failed`
      print(
        [`set ${setNumber} to`, companyCodes?.join(', ') ?? 'all companies', `${percent}%`, reason].join(
          '\t',
        ),
      )
    }
  },
  'roll-back': async ({ console, subjects: [number], print }) => {
    const setNumber = Number(number)
    if (!Number.isInteger(setNumber)) throw new StartProblem(USAGE)
    await console.send(subApp.releaseAgain, { body: { setNumber } })
    print(`Set ${setNumber} is released to everybody again.`)
  },
  check: async ({ console, subjects: modules, values: { build, json }, print }) =>
    checkRegisteredApps({ console, modules, build, asJson: json, print }),
  off: (run) => switchApp(run, true),
  on: (run) => switchApp(run, false),
}

async function switchApp({ console, subjects: [module], print }: Run, isOff: boolean): Promise<void> {
  if (module === undefined) throw new StartProblem(USAGE)
  await console.send(subApp.setOff, { body: { module, isOff, everywhere: true } })
  print(`${module} is ${isOff ? 'off' : 'on'} for all companies.`)
}

/** A registration has all that a version has, and what the app has beside it. */
const versionOfRegistration = subApp.addVersion.body.strip()

/** Sends the files of a folder, where the version has no source of its own, and waits until they are stored. */
async function storeFiles(run: Run, version: { module: string; versionId: number }): Promise<void> {
  const { files } = run.values
  if (files !== undefined) await run.console.upload(version.versionId, await zipFolder(files))
  await waitForFiles(run, version)
}

/** Waits until the files of a version are stored; a failure is the command's. */
async function waitForFiles(
  { console, print }: Run,
  { module, versionId }: { module: string; versionId: number },
): Promise<void> {
  for (;;) {
    const { versions } = await console.send(subApp.detail, { query: { module } })
    const version = versions.find(({ id }) => id === versionId)
    if (version === undefined) throw new StartProblem(`Version id ${versionId} of ${module} is gone.`)
    const { state, problem, number, files, bytes } = version
    if (state === 'failed')
      throw new StartProblem(`${module}: ${problem?.reason} ${problem?.file} ${problem?.detail}`.trim())
    if (state !== 'fetching') {
      print(`${module} version ${number} (id ${versionId}): ${state}, ${files} files, ${bytes} bytes`)
      return
    }
    await setTimeout(POLL_MS)
  }
}

function toItem(text: string): { module: string; versionId: number | null } {
  const [module = '', id = ''] = text.split('=')
  const versionId = id === '' ? null : Number(id)
  if (!text.includes('=') || Number.isNaN(versionId)) throw new StartProblem(USAGE)
  return { module, versionId }
}

function toAudience({ companies, percent }: Options): { companyCodes: string[] | null; percent: number } {
  return { companyCodes: companies?.split(',') ?? null, percent: Number(percent ?? 100) }
}

/** The body of a call from a file; what the contract refuses is said with its path. */
async function readBody<Body extends z.ZodType>(
  { body }: Pick<Call<z.ZodType, Body>, 'body'>,
  path: string | undefined,
): Promise<z.output<Body>> {
  const read = body.safeParse(await readJson(path))
  if (read.success) return read.data
  const lines = read.error.issues.map((issue) => `  ${issue.path.join('.') || 'the file'}: ${issue.message}`)
  throw new StartProblem([`${path} is not accepted:`, ...lines].join('\n'))
}

async function readJson(path: string | undefined): Promise<unknown> {
  if (path === undefined) throw new StartProblem(USAGE)
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new StartProblem(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
}
