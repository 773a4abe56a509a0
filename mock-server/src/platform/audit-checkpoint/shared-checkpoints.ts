import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Secrets } from '../secrets/secrets.ts'
import { SYSTEM_FOLDER, type Storage } from '../storage/storage.ts'
import type { CheckpointFile } from './checkpoint-file.ts'
import { readLine, type CheckpointLine } from './checkpoint.ts'

const FOLDER = `${SYSTEM_FOLDER}audit-checkpoints/`
const DIGITS = 12
const READS_AT_ONCE = 16

type Stored = { key: string; text: string; line: CheckpointLine | null }

/** One object a line, named by its number: storages cannot append, and two servers never write different lines under one number. */
export function sharedCheckpointFile(
  storage: Storage,
  { secrets, location }: { secrets: Secrets; location: string },
): CheckpointFile {
  async function readStored(key: string): Promise<Stored | null> {
    try {
      const content = (await text(storage.read(key))).replace(/\n$/, '')
      return { key, text: content, line: readLine(secrets, content) }
    } catch (error) {
      // A compaction has removed it since it was listed.
      if ((await storage.size(key)) === null) return null
      throw error
    }
  }

  async function readAll(): Promise<Stored[]> {
    const found: (Stored | null)[] = await Readable.from(storage.list(FOLDER))
      .map(readStored, { concurrency: READS_AT_ONCE })
      .toArray()
    return found.filter((one) => one !== null)
  }

  const lines = async (): Promise<string[]> => withoutReplaced(await readAll()).map((one) => one.text)
  const write = (key: string, line: string) => storage.write(key, Readable.from([`${line}\n`]))

  return {
    location: `${location.replace(/\/$/, '')}/${FOLDER}`,
    isShared: true,
    read: async () => {
      const found = await lines()
      return found.length === 0 ? null : { lines: found, isTorn: false }
    },
    repair: lines,
    append: async (line) => void (await write(toStorageKey(line.checkpoint.number), line.text)),
    replace: async (replacing) => {
      const before = new Map((await readAll()).map((one) => [one.key, one.text]))
      const after = keyed(replacing, secrets)
      for (const [key, line] of after) if (before.get(key) !== line) await write(key, line)
      for (const key of before.keys()) if (!after.has(key)) await storage.remove(key)
    },
  }
}

const toStorageKey = (number: number): string => `${FOLDER}${String(number).padStart(DIGITS, '0')}`
const numberIn = (key: string): number => Number.parseInt(key.slice(FOLDER.length), 10)

/** A line that nobody has signed keeps its position, after the one before. */
function keyed(lines: readonly string[], secrets: Secrets): Map<string, string> {
  const all = new Map<string, string>()
  let number = 0
  let unsigned = 0
  for (const one of lines) {
    const line = readLine(secrets, one)
    if (line) {
      number = line.checkpoint.number
      unsigned = 0
    } else unsigned += 1
    all.set(unsigned === 0 ? toStorageKey(number) : `${toStorageKey(number)}-${unsigned}`, one)
  }
  return all
}

/** Leaves out lines that a compacted line replaces: a server that was killed meanwhile has left them. */
function withoutReplaced(stored: readonly Stored[]): Stored[] {
  const replaced = stored.flatMap(({ key, line }) =>
    line && line.checkpoint.from < line.checkpoint.number
      ? [{ key, from: line.checkpoint.from, to: line.checkpoint.number }]
      : [],
  )
  return stored.filter(
    ({ key }) => !replaced.some((by) => by.key !== key && by.from <= numberIn(key) && numberIn(key) < by.to),
  )
}
