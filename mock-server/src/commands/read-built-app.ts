import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { AppFile, AppToCheck } from '@console/app-check/built-app'
import { subApp } from '@console/contracts'
import { collectVersion } from '../modules/apps/sub-app/source/collect-version.ts'
import { writeFramePolicy } from '../modules/apps/sub-app/source/frame-policy.ts'
import { SourceRefused, type Source } from '../modules/apps/sub-app/source/source-file.ts'
import type { SourceReader } from '../modules/apps/sub-app/source/source-reader.ts'
import { answerSourceTask } from '../modules/apps/sub-app/source/source-task.ts'
import { StartProblem } from '../platform/start-problem.ts'

const ENTRIES = ['manifest.json', 'index.html'] as const
/** Files of a folder get addresses as if this host had them. */
const FOLDER_HOST = 'https://folder.invalid/'

/** Reads a built app as the server would store it: from its folder, or from its host. */
export async function readBuiltApp(target: string, registrationPath: string): Promise<AppToCheck> {
  const registration = readRegistration(registrationPath)
  const { module, trust, slots } = registration
  const { source, kind } = /^https?:/.test(target) ? await openAddress(new URL(target)) : openFolder(target)
  const filesAddress = `${subApp.FILES_PATH}${module}/1/`
  const files = new Map<string, AppFile>()
  try {
    const { manifest, slotFiles } = await collectVersion({
      module,
      trust,
      number: 1,
      kind,
      slots,
      source,
      reader: plainReader,
      filesAddress,
      save: async ({ path, bytes, mediaType }) => void files.set(path, { bytes, mediaType }),
      stored: async () => null,
    })
    const script = slotFiles === null ? undefined : files.get(slotFiles.script.path)
    return {
      registration,
      manifest,
      files,
      filesAddress,
      slotFrames: new Map(Object.entries(slotFiles?.frames ?? {})),
      slotScript: script === undefined ? null : new TextDecoder().decode(script.bytes),
      framePolicy: (origin) => writeFramePolicy(origin, filesAddress, `${origin}/api/apps/frame-reports/1`),
    }
  } catch (error) {
    if (!(error instanceof SourceRefused)) throw error
    const { reason, file, detail } = error
    throw new StartProblem(`The console would not store the app: ${reason} ${file} ${detail}`.trim())
  }
}

/** The person who checks an app runs it: nothing is read in a thread. */
const plainReader: SourceReader = {
  read: async (_file, task) => {
    const answer = answerSourceTask(task)
    if (!answer.ok) throw new SourceRefused(answer.refused.reason, answer.refused.file, answer.refused.detail)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a task is answered with the result of its kind
    return answer.result as never
  },
  close: async () => {},
}

function readRegistration(path: string): AppToCheck['registration'] {
  if (!existsSync(path))
    throw new StartProblem(`There is no registration at ${path}: name it by --registration.`)
  const read = subApp.register.body.safeParse(readJson(path))
  if (read.success) return read.data
  const lines = read.error.issues.map((issue) => `  ${issue.path.join('.') || 'the file'}: ${issue.message}`)
  throw new StartProblem([`${path} is no registration:`, ...lines].join('\n'))
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new StartProblem(
      `${path} is no registration: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

type Opened = { source: Source; kind: subApp.Source['kind'] }

function openFolder(target: string): Opened {
  const folder = resolve(target)
  const name = ENTRIES.find((entry) => existsSync(join(folder, entry)))
  if (name === undefined)
    throw new StartProblem(`${folder} has neither manifest.json nor index.html: build the app first.`)
  const paths = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
  const toUrl = (path: string): URL => new URL(path.split('/').map(encodeURIComponent).join('/'), FOLDER_HOST)
  return {
    kind: name === 'index.html' ? 'html' : 'manifest',
    source: {
      entry: toUrl(name),
      files: paths.map(toUrl),
      read: async (url, { isOptional = false } = {}) => {
        const path = toPath(folder, url)
        if (path !== null && existsSync(path)) return readFileSync(path)
        if (isOptional) return null
        throw new SourceRefused('missingFile', url.href)
      },
      close: () => {},
    },
  }
}

/** The file of an address; null for one outside of the folder. */
function toPath(folder: string, url: URL): string | null {
  if (!url.href.startsWith(FOLDER_HOST)) return null
  const path = join(folder, decodeURIComponent(url.pathname))
  return path.startsWith(folder + sep) ? path : null
}

async function openAddress(entry: URL): Promise<Opened> {
  const names = /\.(json|html)$/.test(entry.pathname) ? [''] : ENTRIES
  const folder = entry.pathname.endsWith('/') || names[0] === '' ? entry : new URL(`${entry.href}/`)
  for (const name of names) {
    const url = name === '' ? entry : new URL(name, folder)
    const answer = await fetch(url).catch((error: unknown) => {
      throw new StartProblem(`${entry.origin} does not answer: ${String(error)}.`)
    })
    if (answer.ok)
      return { source: hostSource(url), kind: url.pathname.endsWith('.json') ? 'manifest' : 'html' }
  }
  throw new StartProblem(`${entry.href} has neither manifest.json nor index.html.`)
}

function hostSource(entry: URL): Source {
  return {
    entry,
    files: null,
    read: async (url, { isOptional = false } = {}) => {
      const answer = await fetch(url).catch(() => null)
      if (answer?.ok === true) return Buffer.from(await answer.arrayBuffer())
      if (isOptional) return null
      throw new SourceRefused('status', url.href, String(answer?.status ?? 'unreachable'))
    },
    close: () => {},
  }
}
