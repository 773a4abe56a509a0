import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Secrets } from '../secrets/secrets.ts'

/** The newest record of a company's log at some moment: its number, and its hash in base64url. */
const head = z.strictObject({ tenantId: z.int().positive(), seq: z.int().positive(), hash: z.string() })
export type Head = z.output<typeof head>

const checkpoint = z.strictObject({
  number: z.int().positive(),
  /** Number of the first checkpoint that a compacted one replaces; otherwise its own number. */
  from: z.int().positive(),
  at: z.iso.datetime(),
  reason: z.enum(['start', 'interval', 'stop', 'restore', 'compaction']),
  /** Moment of the backup, for a restore. */
  backupAt: z.iso.datetime().nullable(),
  /** Heads of the companies whose logs have grown since the checkpoint before; of all companies at a start and a restore. */
  heads: z.array(head),
  /** Heads of earlier checkpoints that were in no log any more when this one was written. */
  lost: z.array(head),
  /** Hash of the line before. */
  prev: z.string(),
  /** Hash of the last line that a compacted checkpoint replaces. */
  last: z.string().nullable(),
})
export type Checkpoint = z.output<typeof checkpoint>

const signed = z.object({ checkpoint, mac: z.string() })

export type CheckpointLine = {
  text: string
  checkpoint: Checkpoint
  /** Hash that the next line refers to. */
  endHash: string
}

/** End of the chain of checkpoints, from which it continues. */
export type ChainEnd = { number: number; hash: string }
export const CHAIN_BEGIN: ChainEnd = { number: 0, hash: '' }

/** One line of the file, signed with a key that is in no database. */
export function signLine(secrets: Secrets, content: Checkpoint): CheckpointLine {
  // In the order of the schema: the same content is always the same text.
  const parsed = checkpoint.parse(content)
  const mac = secrets.mac('audit-checkpoint', JSON.stringify(parsed)).toString('base64url')
  const text = JSON.stringify({ checkpoint: parsed, mac } satisfies z.input<typeof signed>)
  return {
    text,
    checkpoint: parsed,
    endHash: parsed.last ?? createHash('sha256').update(text).digest('base64url'),
  }
}

/** Null where the text is not exactly a line that this server's key signed. */
export function readLine(secrets: Secrets, text: string): CheckpointLine | null {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return null
  }
  const parsed = signed.safeParse(content)
  if (!parsed.success) return null
  const line = signLine(secrets, parsed.data.checkpoint)
  return line.text === text ? line : null
}

export const toChainEnd = ({ checkpoint: { number }, endHash }: CheckpointLine): ChainEnd => ({
  number,
  hash: endHash,
})

export function follows({ checkpoint: { from, prev } }: CheckpointLine, end: ChainEnd): boolean {
  return from === end.number + 1 && prev === end.hash
}

export const isSameHead = (one: Head | undefined, other: Head): boolean =>
  one?.seq === other.seq && one.hash === other.hash

/** Expected contents of the logs, by some lines of the file. */
export type Expected = { newest: Map<number, Head>; lost: Head[] }

/** A restore begins with the state of its backup: what was expected before is expected no longer. */
export function expectedBy(lines: readonly CheckpointLine[]): Expected {
  const newest = new Map<number, Head>()
  let lost: Head[] = []
  for (const { checkpoint: one } of lines) {
    if (one.reason === 'restore') {
      newest.clear()
      lost = []
    }
    lost.push(...one.lost)
    for (const { tenantId } of one.lost) newest.delete(tenantId)
    for (const found of one.heads) newest.set(found.tenantId, found)
  }
  return { newest, lost }
}
