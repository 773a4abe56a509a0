import { posix } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { subApp } from '@console/contracts'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { SourceRefused, type Source } from './source-file.ts'

/** Archives have no host; their files get addresses as if this one had them. */
const ARCHIVE_HOST = 'https://archive.invalid/'
const ENTRIES = ['manifest.json', 'index.html'] as const

/** The files of a zip archive, whose entry is `manifest.json` or `index.html` at its top or in its one folder. */
export async function archiveSource(bytes: Buffer): Promise<Source & { kind: subApp.Source['kind'] }> {
  const zip = await open(bytes)
  const entries = await readEntries(zip)
  const folder = findFolder([...entries.keys()])
  const name = ENTRIES.find((entry) => entries.has(folder + entry))
  if (name === undefined) {
    zip.close()
    throw new SourceRefused('invalidEntry', 'zip', 'neither index.html nor manifest.json')
  }
  const toUrl = (path: string): URL =>
    new URL(path.slice(folder.length).split('/').map(encodeURIComponent).join('/'), ARCHIVE_HOST)
  return {
    kind: name === 'index.html' ? 'html' : 'manifest',
    entry: toUrl(folder + name),
    files: [...entries.keys()].filter((path) => path.startsWith(folder)).map(toUrl),
    read: async (url, { isOptional = false } = {}) => {
      const entry = url.href.startsWith(ARCHIVE_HOST)
        ? entries.get(folder + decodeURIComponent(url.pathname.slice(1)))
        : undefined
      if (entry !== undefined) return readEntry(zip, entry)
      if (isOptional) return null
      throw new SourceRefused('invalidEntry', url.href, 'not in the archive')
    },
    close: () => zip.close(),
  }
}

function open(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(
      bytes,
      { lazyEntries: true, validateEntrySizes: true, strictFileNames: false },
      (error, zip) => {
        if (zip) resolve(zip)
        else reject(new SourceRefused('invalidArchive', 'zip', error?.message ?? ''))
      },
    )
  })
}

/** Checks names and sizes before anything is unpacked: a zip bomb is recognised by the sizes that it declares. */
async function readEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>()
  let unpacked = 0
  try {
    await new Promise<void>((resolve, reject) => {
      // The library refuses names that lead out of the archive.
      zip.on('error', (error: Error) =>
        reject(
          /invalid relative path|absolute path|invalid characters/.test(error.message)
            ? new SourceRefused('climbingPath', error.message.split(': ').at(-1)?.slice(0, 200) ?? '')
            : new SourceRefused('invalidArchive', 'zip', error.message),
        ),
      )
      zip.on('end', resolve)
      zip.on('entry', (entry: Entry) => {
        const { fileName, uncompressedSize } = entry
        unpacked += uncompressedSize
        if (!fileName.endsWith('/')) entries.set(fileName, entry)
        if (uncompressedSize > subApp.MAX_FILE_BYTES) reject(new SourceRefused('fileTooLarge', fileName))
        else if (unpacked > subApp.MAX_VERSION_BYTES) reject(new SourceRefused('versionTooLarge', fileName))
        else if (entries.size > subApp.MAX_FILES) reject(new SourceRefused('tooManyFiles', fileName))
        else if (posix.normalize(fileName).startsWith('..'))
          reject(new SourceRefused('climbingPath', fileName))
        else zip.readEntry()
      })
      zip.readEntry()
    })
  } catch (error) {
    zip.close()
    throw error
  }
  return entries
}

function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      const broken = (cause: unknown) =>
        reject(
          new SourceRefused('invalidArchive', entry.fileName, cause instanceof Error ? cause.message : ''),
        )
      if (stream) buffer(stream).then(resolve, broken)
      else broken(error)
    })
  })
}

/** The one folder that an archive may have around its files, as it does when a folder was packed. */
function findFolder(paths: readonly string[]): string {
  const [first = ''] = paths.find((path) => !path.startsWith('__MACOSX/'))?.split('/') ?? []
  const folder = `${first}/`
  const isAround = paths.every((path) => path.startsWith(folder) || path.startsWith('__MACOSX/'))
  return isAround ? folder : ''
}
