import type { AppContext } from '../../../../platform/context/context.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { TableLine } from './table-line.ts'
import { decoded, encodingOf } from './text-encoding.ts'
import { UnusableFile } from './unusable-file.ts'

/** How the two kinds of files begin that a spreadsheet may have saved: zip, and the binary format of old. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLD_BINARY = [0xd0, 0xcf, 0x11, 0xe0]

type Storage = AppContext['storage']

/** The lines of a stored file, by what it is and not by what it is called. */
export async function* readTable(storage: Storage, key: string): AsyncGenerator<TableLine> {
  if ((await storage.size(key)) === null) throw new UnusableFile('fileGone')
  const start = await beginningOf(storage, key)
  if (beginsWith(start, OLD_BINARY)) throw new UnusableFile('notTable')
  if (beginsWith(start, ZIP)) yield* readXlsx(await readAll(storage, key))
  else yield* readCsv(decoded(bytesOf(storage, key), await encodingOf(bytesOf(storage, key))))
}

async function* bytesOf(storage: Storage, key: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of storage.read(key)) {
    if (!(chunk instanceof Uint8Array)) throw new Error('the storage answered text')
    yield chunk
  }
}

async function beginningOf(storage: Storage, key: string): Promise<Uint8Array> {
  for await (const chunk of bytesOf(storage, key)) return chunk
  throw new UnusableFile('empty')
}

/** A zip file is read from its end. Uploads are limited, so it fits. */
async function readAll(storage: Storage, key: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytesOf(storage, key)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
