import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localStorage, removePartials, type Storage } from './storage.ts'

let folder: string
let storage: Storage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-storage-'))
  storage = localStorage(folder)
})
afterAll(() => rm(folder, { recursive: true }))

test('a file is written, read, measured and removed by its key', async () => {
  expect(await storage.write('exports/1/a.csv', Readable.from(['one', 'two']))).toBe(6)
  expect(await storage.size('exports/1/a.csv')).toBe(6)
  const pieces = await storage.read('exports/1/a.csv').toArray()
  expect(pieces.join('')).toBe('onetwo')
  await storage.remove('exports/1/a.csv')
  expect(await storage.size('exports/1/a.csv')).toBeNull()
  await storage.remove('exports/1/a.csv')
})

test('a write that fails or is stopped leaves no file, whole or partial', async () => {
  async function* failing() {
    yield 'beginning'
    throw new Error('source broke')
  }
  await expect(storage.write('exports/2/b.csv', Readable.from(failing()))).rejects.toThrow('source broke')
  await expect(storage.write('exports/2/c.csv', Readable.from(['x']), AbortSignal.abort())).rejects.toThrow(
    'aborted',
  )
  expect(await readdir(join(folder, 'exports/2'))).toEqual([])
})

test.for(['../up', '/etc/passwd', 'a/../b', '', 'a//b', 'a\u0000', '.hidden'])(
  'no key leads out of the folder: %j',
  async (key) => {
    await expect(async () => storage.size(key)).rejects.toThrow('not a storage key')
  },
)

test('what a killed server was writing is removed, whole files stay, and no folder is no problem', async () => {
  const folderOfFiles = join(folder, 'killed')
  await mkdir(join(folderOfFiles, 'exports/1'), { recursive: true })
  await writeFile(join(folderOfFiles, 'exports/1/half.csv.part'), 'a')
  await writeFile(join(folderOfFiles, 'exports/1/whole.csv'), 'b')
  await removePartials(folderOfFiles)
  expect(await readdir(join(folderOfFiles, 'exports/1'))).toEqual(['whole.csv'])
  await expect(removePartials(join(folder, 'never'))).resolves.toBeUndefined()
})
