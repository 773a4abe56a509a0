import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { secretsFrom } from '../secrets/secrets.ts'
import { localStorage } from '../storage/local-storage.ts'
import type { Storage } from '../storage/storage.ts'
import type { CheckpointFile } from './checkpoint-file.ts'
import { CHAIN_BEGIN, toChainEnd, readLine, signLine, type CheckpointLine } from './checkpoint.ts'
import { compactLines } from './compact-lines.ts'
import { sharedCheckpointFile } from './shared-checkpoints.ts'

const secrets = secretsFrom(randomBytes(32))
const FOLDER = 'system/audit-checkpoints/'
const NOW = new Date('2026-11-21T09:00:00Z')

let folder: string
let storage: Storage
let file: CheckpointFile
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-shared-checkpoints-'))
  storage = localStorage(folder)
  file = sharedCheckpointFile(storage, { secrets, location: 's3://bucket/console/' })
})
afterEach(() => rm(folder, { recursive: true }))

/** One checkpoint an hour, the first three on the fourth day before today. */
function chain(): CheckpointLine[] {
  let end = CHAIN_BEGIN
  return ['17T01', '17T02', '17T03', '20T01', '21T01'].map((hour, index) => {
    const line = signLine(secrets, {
      number: index + 1,
      from: index + 1,
      at: `2026-11-${hour}:00:00.000Z`,
      reason: 'interval',
      backupAt: null,
      heads: [],
      lost: [],
      prev: end.hash,
      last: null,
    })
    end = toChainEnd(line)
    return line
  })
}
const keys = () => Readable.from(storage.list(FOLDER)).toArray()
const numbers = async () =>
  (await file.read())?.lines.map((text) => readLine(secrets, text)?.checkpoint.number)

test('lines are objects of the system, in the order of their numbers', async () => {
  expect(await file.read()).toBeNull()
  expect(file.location).toBe('s3://bucket/console/system/audit-checkpoints/')
  const lines = chain()
  for (const line of lines.toReversed()) await file.append(line)
  expect(await file.read()).toEqual({ lines: lines.map(({ text }) => text), isTorn: false })
  expect(await keys()).toEqual([1, 2, 3, 4, 5].map((number) => `${FOLDER}00000000000${number}`))
  // The lines are not listed as files of a company.
  expect(await Readable.from(storage.list()).toArray()).toEqual([])
})

test('a compacted line replaces others, also where the server was killed before all of them were removed', async () => {
  const lines = chain()
  for (const line of lines) await file.append(line)
  const compacted = compactLines(
    lines.map(({ text }) => text),
    { secrets, now: NOW },
  )
  expect(compacted).toHaveLength(3)
  await file.replace(compacted)
  expect(await numbers()).toEqual([3, 4, 5])
  expect(await keys()).toEqual([3, 4, 5].map((number) => `${FOLDER}00000000000${number}`))
  const [, second] = lines
  if (second) await file.append(second)
  expect(await keys()).toHaveLength(4)
  expect(await numbers()).toEqual([3, 4, 5])
  await file.replace(compacted)
  expect(await keys()).toHaveLength(3)
})

test('a line that nobody has signed keeps its position', async () => {
  const [first = '', second = '', third = ''] = chain().map(({ text }) => text)
  const changed = second.replace('"lost":[]', '"lost":[ ]')
  await file.replace([first, changed, third])
  expect((await file.read())?.lines).toEqual([first, changed, third])
})
