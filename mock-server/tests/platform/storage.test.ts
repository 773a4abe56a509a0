import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import { localStorage, removePartials } from '../../src/platform/storage/local-storage.ts'
import { openStorage } from '../../src/platform/storage/open-storage.ts'
import { s3Storage, type S3Storage } from '../../src/platform/storage/s3-storage.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'
import { DAY_MS } from '../../src/platform/time/units.ts'
import { startS3Server, type S3Server } from '../support/s3-server.ts'

const MEGABYTE = 1024 * 1024

let folder: string
let server: S3Server
let bucket: S3Storage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-storage-'))
  server = await startS3Server()
  bucket = s3Storage(server.settings)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await server.stop()
})

const textIn = async (content: Readable): Promise<string> => Buffer.concat(await content.toArray()).toString()
async function listed(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.list()) keys.push(key)
  return keys
}

async function* failing(pieces: number): AsyncGenerator<Buffer> {
  for (let count = 0; count < pieces; count += 1) yield Buffer.alloc(MEGABYTE)
  throw new Error('source broke')
}

describe.for([
  ['in a folder', () => localStorage(folder)],
  ['in a bucket', () => bucket],
] as const)('files %s', ([, make]) => {
  let storage: Storage
  beforeAll(() => {
    storage = make()
  })

  test('are written, read, measured, listed and removed by their keys', async () => {
    expect(await storage.write('exports/1/a.csv', Readable.from(['one', 'two']))).toBe(6)
    expect(await storage.write('exports/1/0.csv', Readable.from([]))).toBe(0)
    expect(await storage.size('exports/1/a.csv')).toBe(6)
    expect(await storage.size('exports/1/0.csv')).toBe(0)
    expect(await textIn(storage.read('exports/1/a.csv'))).toBe('onetwo')
    expect(await textIn(storage.read('exports/1/0.csv'))).toBe('')
    expect(await listed(storage)).toEqual(['exports/1/0.csv', 'exports/1/a.csv'])
    for (const key of ['exports/1/a.csv', 'exports/1/0.csv']) {
      await storage.remove(key)
      expect(await storage.size(key)).toBeNull()
    }
    await storage.remove('exports/1/a.csv')
    expect(await listed(storage)).toEqual([])
  })

  test('of many parts are the same afterwards, and any range of them can be read', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 20 * MEGABYTE + 7 }, (_, index) => index % 251))
    const pieces = Array.from({ length: 21 }, (_, index) =>
      bytes.subarray(index * MEGABYTE, (index + 1) * MEGABYTE),
    )
    expect(await storage.write('content/1/large', Readable.from(pieces))).toBe(bytes.length)
    expect(Buffer.concat(await storage.read('content/1/large').toArray()).equals(bytes)).toBe(true)
    const start = 8 * MEGABYTE - 2
    const range = await storage.read('content/1/large', { start, end: start + 3 }).toArray()
    expect(Buffer.concat(range)).toEqual(bytes.subarray(start, start + 4))
    const last = await storage
      .read('content/1/large', { start: bytes.length - 1, end: bytes.length - 1 })
      .toArray()
    expect(Buffer.concat(last)).toEqual(bytes.subarray(-1))
    await storage.remove('content/1/large')
  })

  test('are replaced whole, and moved onto others', async () => {
    await storage.write('logos/1/a.png', Readable.from(['before']))
    await storage.write('logos/1/a.png', Readable.from(['after']))
    await storage.write('logos/1/b.png', Readable.from(['other']))
    await storage.move('logos/1/a.png', 'logos/1/b.png')
    expect(await storage.size('logos/1/a.png')).toBeNull()
    expect(await textIn(storage.read('logos/1/b.png'))).toBe('after')
    await storage.remove('logos/1/b.png')
  })

  test.for([0, 1, 20])('that fail after %d MB, or are stopped, leave nothing', async (pieces) => {
    await expect(storage.write('exports/2/b.csv', Readable.from(failing(pieces)))).rejects.toThrow(
      'source broke',
    )
    const stopped = storage.write('exports/2/c.csv', Readable.from(['x']), AbortSignal.abort())
    await expect(stopped).rejects.toThrow('aborted')
    expect(await storage.size('exports/2/b.csv')).toBeNull()
    expect(await storage.size('exports/2/c.csv')).toBeNull()
    expect(await listed(storage)).toEqual([])
  })

  test('that are stopped in the middle leave nothing, and their source ends', async () => {
    const stop = new AbortController()
    let taken = 0
    const content = Readable.from(
      (async function* () {
        for (; taken < 500; taken += 1) {
          if (taken === 12) stop.abort()
          yield Buffer.alloc(MEGABYTE)
        }
      })(),
    )
    await expect(storage.write('exports/2/d.csv', content, stop.signal)).rejects.toThrow('aborted')
    expect(content.destroyed).toBe(true)
    expect(taken).toBeLessThan(100)
    expect(await listed(storage)).toEqual([])
  })

  test('that are not there fail when they are read', async () => {
    await expect(textIn(storage.read('content/1/never'))).rejects.toThrow(/ENOENT|does not exist/)
  })

  test.for(['../up', '/etc/passwd', 'a/../b', '', 'a//b', 'a\u0000', '.hidden'])(
    'have no key that leads elsewhere: %j',
    async (key) => {
      await expect(async () => storage.size(key)).rejects.toThrow('not a storage key')
    },
  )
})

test('an upload to a bucket takes bounded parts, and its prefix is before every key', async () => {
  await bucket.write('content/1/parts', Readable.from([Buffer.alloc(20 * MEGABYTE)]))
  expect(server.largestBody()).toBe(8 * MEGABYTE)
  expect(await server.objects()).toEqual(['console/content/1/parts'])
  await bucket.remove('content/1/parts')
  expect(await server.openUploads()).toEqual([])
})

test('two prefixes of one bucket do not see each other', async () => {
  const other = s3Storage({ ...server.settings, prefix: 'other/' })
  await other.write('logos/1/a.png', Readable.from(['x']))
  expect(await listed(bucket)).toEqual([])
  expect(await listed(other)).toEqual(['logos/1/a.png'])
  await other.remove('logos/1/a.png')
})

test('what a killed server was receiving is removed from a bucket after a day', async () => {
  await bucket.write('incoming/1/half.part', Readable.from(['x']))
  await bucket.write('content/1/whole', Readable.from(['x']))
  const now = Date.now()
  await bucket.removeAbandoned(new Date(now + DAY_MS - 60_000))
  expect(await server.objects()).toEqual(['console/content/1/whole', 'console/incoming/1/half.part'])
  expect(await listed(bucket)).toEqual(['content/1/whole'])
  await bucket.removeAbandoned(new Date(now + DAY_MS + 60_000))
  expect(await server.objects()).toEqual(['console/content/1/whole'])
  await bucket.remove('content/1/whole')
})

test.for([
  [{ bucket: 'nobodys-files' }, 'The bucket of STORAGE cannot be used: NoSuchBucket'],
  [{ accessKey: 'unknown' }, 'The bucket of STORAGE cannot be used: InvalidAccessKeyId'],
  [{ endpoint: 'http://127.0.0.1:1' }, 'The bucket of STORAGE cannot be used: Error: connect ECONNREFUSED'],
] as const)('a server does not start with a bucket that it cannot use: %j', async ([changed, message]) => {
  const storage = { ...server.settings, ...changed }
  await expect(openStorage({ dataDir: folder, storage }, systemClock)).rejects.toThrow(message)
})

test('what a killed server was writing is removed, whole files stay, and no folder is no problem', async () => {
  const folderOfFiles = join(folder, 'killed')
  await mkdir(join(folderOfFiles, 'exports/1'), { recursive: true })
  await writeFile(join(folderOfFiles, 'exports/1/half.csv.part'), 'a')
  await writeFile(join(folderOfFiles, 'exports/1/whole.csv'), 'b')
  await removePartials(folderOfFiles)
  expect(await readdir(join(folderOfFiles, 'exports/1'))).toEqual(['whole.csv'])
  await expect(removePartials(join(folder, 'never'))).resolves.toBeUndefined()
})
