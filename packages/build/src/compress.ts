import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSED = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt'])
/** Smaller files fit one packet either way. */
const SMALLEST_BYTES = 1024

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Puts `.br` and `.gz` beside every text file that has none, so that the server never compresses a static file. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

/** Bytes of a file over the wire. */
export function sentBytes(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

async function compressFile(path: string): Promise<void> {
  if (existsSync(`${path}.br`)) return
  const bytes = await readFile(path)
  if (bytes.length < SMALLEST_BYTES) return
  const [small, plain] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    gz(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, plain)])
}
