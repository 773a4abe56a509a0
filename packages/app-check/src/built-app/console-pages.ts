import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { documents } from '@console/contracts'
import { ALL_CAPABILITIES } from '@console/contracts/documented'
import { CannotCheck } from '../cannot-check.ts'

/** A file of the console, or null where there is none. */
export type PageFile = { bytes: Uint8Array; headers: Readonly<Record<string, string>> }

/** The pages of a console: its host, kit and settings. Nothing of them needs a session. */
export type ConsolePages = {
  read: (pathname: string) => Promise<PageFile | null>
  /** The document of every page. */
  document: () => Promise<PageFile>
  settings: () => Promise<unknown>
}

/** Headers of the page that hold for what runs in it. */
const PAGE_HEADERS = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy']
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const DOCUMENT = '/console/index.html'
/** The page of a server has the settings of that console in it: without them it reads each document by itself. */
const PAGE_DOCUMENTS = new RegExp(`<script[^>]*id="${documents.PAGE_DOCUMENTS_ID}"[^>]*>[^<]*</script>`)

/** Opens a console at an address, or the folder of a build, whose pages get the given headers. */
export async function openPages(
  console: string,
  headersOfFolder: Readonly<Record<string, string>>,
): Promise<ConsolePages> {
  return /^https?:/.test(console) ? remotePages(new URL(console)) : folderPages(console, headersOfFolder)
}

async function remotePages(address: URL): Promise<ConsolePages> {
  const files = new Map<string, Promise<PageFile | null>>()

  async function load(path: string): Promise<PageFile | null> {
    const answer = await fetch(new URL(path, address), { headers: { accept: 'text/html,*/*' } }).catch(
      (error: unknown) => {
        throw new CannotCheck(`${address.origin} does not answer: ${String(error)}.`)
      },
    )
    if (!answer.ok) return null
    const names = ['content-type', ...PAGE_HEADERS]
    const headers = names.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    return { bytes: new Uint8Array(await answer.arrayBuffer()), headers: Object.fromEntries(headers) }
  }

  /** Each file is loaded once. */
  function read(path: string): Promise<PageFile | null> {
    const loading = files.get(path) ?? load(path)
    files.set(path, loading)
    return loading
  }

  return {
    read,
    document: async () => {
      const page = await read('/console/')
      if (page === null) throw new CannotCheck(`${address.origin} has no console.`)
      return withoutDocuments(page)
    },
    settings: async () => {
      const file = await read(documents.CONFIG_PATH)
      const settings: unknown = JSON.parse(file === null ? '{}' : new TextDecoder().decode(file.bytes))
      return withoutPlatform(settings)
    },
  }
}

async function folderPages(
  folder: string,
  pageHeaders: Readonly<Record<string, string>>,
): Promise<ConsolePages> {
  const root = resolve(folder)
  if (!existsSync(join(root, DOCUMENT)))
    throw new CannotCheck(
      `${root} has no built console: run \`pnpm build\`, or name the folder or the address of one.`,
    )
  const read = async (pathname: string): Promise<PageFile | null> => {
    const path = normalize(join(root, decodeURIComponent(pathname)))
    if (!path.startsWith(root + sep) || !existsSync(path) || !statSync(path).isFile()) return null
    const type = MEDIA_TYPES[extname(path)] ?? 'application/octet-stream'
    return { bytes: readFileSync(path), headers: { 'content-type': type } }
  }
  return {
    read,
    document: async () => {
      const page = await read(DOCUMENT)
      return { bytes: page?.bytes ?? new Uint8Array(), headers: { ...page?.headers, ...pageHeaders } }
    },
    settings: async () =>
      withoutPlatform({ version: 'check', brands: [{ host: '*', title: { en: 'Console', zh: '控制台' } }] }),
  }
}

function withoutDocuments({ bytes, headers }: PageFile): PageFile {
  const html = new TextDecoder().decode(bytes).replace(PAGE_DOCUMENTS, '')
  return { bytes: new TextEncoder().encode(html), headers }
}

/** Calls are answered here: the answers come one by one, and from this origin. */
function withoutPlatform(settings: unknown): unknown {
  return {
    ...(typeof settings === 'object' ? settings : {}),
    apiOrigin: '',
    capabilities: ALL_CAPABILITIES.filter((name) => name !== 'start' && name !== 'realtime'),
  }
}
