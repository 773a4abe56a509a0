import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

const MEDIA_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}
/** The page of the host, and the addresses that its own code handles. */
const HOST_PAGE = 'console/index.html'
const HOST_ADDRESSES = ['/console/', '/app-tenant-system/']

/** The document that the console reads first: `capabilities` is empty, there is nothing but the documented calls. */
const CONFIG = {
  apiOrigin: '',
  version: '2.5.0',
  brands: [{ host: '*', title: { en: 'Larkfield Assistant', zh: '云雀助手' } }],
  // The token in an address is a session's own: there are no tickets (document 1, section 2).
  queryToken: 'session',
  capabilities: [],
}
export const CONFIG_PATH = '/console/config.json'

export type WebFile = { content: Uint8Array; mediaType: string }

/** The built console, as any file server has it: a file by its path, and the host's page for addresses of the console. */
export async function findWebFile(webRoot: string, path: string): Promise<WebFile | null> {
  if (path === CONFIG_PATH) return toFile(new TextEncoder().encode(JSON.stringify(CONFIG)), '.json')
  const relative = normalize(path).replace(/^\/+/, '')
  if (relative.startsWith('..')) return null
  const extension = extname(relative)
  const found = extension === '' ? null : await readIfThere(join(webRoot, relative))
  if (found !== null) return toFile(found, extension)
  if (!HOST_ADDRESSES.some((address) => path.startsWith(address)) || path.startsWith('/console/assets/'))
    return null
  const page = extension === '' ? await readIfThere(join(webRoot, HOST_PAGE)) : null
  return page === null ? null : toFile(page, '.html')
}

function toFile(content: Uint8Array, extension: string): WebFile {
  return { content, mediaType: MEDIA_TYPES[extension] ?? 'application/octet-stream' }
}

async function readIfThere(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file)
  } catch {
    return null
  }
}
