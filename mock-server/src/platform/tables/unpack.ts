import type { Readable } from 'node:stream'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { UnusableTable } from './unusable-table.ts'

/** Bytes that a file may unpack to: a hundred times a list of 20,000 people. A zip bomb is recognised by the sizes that it declares. */
export const MAX_UNPACKED_BYTES = 128 * 1024 * 1024
const MAX_ENTRIES = 1000

/** The parts of a zip file by name, in whatever case, since the part names of a package ignore case. */
export type Unpacked = {
  has: (name: string) => boolean
  /** A part as a stream; one that unpacks to more than it announced breaks off. */
  read: (name: string) => Promise<Readable>
  close: () => void
}

export async function unpack(bytes: Buffer): Promise<Unpacked> {
  const zip = await openZip(bytes)
  const entries = await readZipEntries(zip)
  return {
    has: (name) => entries.has(name.toLowerCase()),
    read: (name) => {
      const entry = entries.get(name.toLowerCase())
      if (!entry) throw new UnusableTable('brokenXlsx')
      return openEntryStream(zip, entry)
    },
    close: () => zip.close(),
  }
}

async function openZip(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      zip ? resolve(zip) : reject(error ?? new UnusableTable('brokenXlsx')),
    )
  })
}

async function readZipEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  let unpackedBytes = 0
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      unpackedBytes += entry.uncompressedSize
      entries.set(entry.fileName.toLowerCase(), entry)
      if (unpackedBytes > MAX_UNPACKED_BYTES || entries.size > MAX_ENTRIES) {
        reject(new UnusableTable('unpackedTooLarge'))
      } else zip.readEntry()
    })
    zip.readEntry()
  })
}

async function openEntryStream(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) =>
      stream ? resolve(stream) : reject(error ?? new UnusableTable('brokenXlsx')),
    )
  })
}
