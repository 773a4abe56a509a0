import type { Secrets } from '../secrets/secrets.ts'
import { DAY_MS } from '../time/units.ts'
import { toChainEnd, follows, readLine, signLine, type CheckpointLine, type Head } from './checkpoint.ts'

/** The checkpoints of these days before today stay as they were written; later, all checkpoints of a day become one. */
export const DAYS_WHOLE = 2
/** Days that have a checkpoint of their own; all that are older are one together. */
export const DAYS_RETAINED = 400

type Run = { key: string | null; texts: string[]; lines: CheckpointLine[] }

/**
 * Compacts the old lines of a file. A compacted line begins where the first that it replaces began and ends with the hash of
 * the last, so that the chain remains valid without a new signature of the lines after it. Restores, and lines that do not
 * fit into the chain, stay as they are.
 */
export function compactLines(
  texts: readonly string[],
  { secrets, now }: { secrets: Secrets; now: Date },
): string[] {
  const runs: Run[] = []
  for (const text of texts) {
    const line = readLine(secrets, text)
    const key = line && toPeriodKey(line, now)
    const current = runs.at(-1)
    const before = current?.lines.at(-1)
    if (line && key !== null && current?.key === key && before && follows(line, toChainEnd(before))) {
      current.texts.push(text)
      current.lines.push(line)
    } else runs.push({ key, texts: [text], lines: line ? [line] : [] })
  }
  return runs.flatMap(({ texts: own, lines }) => (lines.length > 1 ? [joined(secrets, lines)] : own))
}

/** Key of the period whose checkpoints become one; null where they stay. */
function toPeriodKey({ checkpoint: { at, reason } }: CheckpointLine, now: Date): string | null {
  if (reason === 'restore') return null
  const today = Math.floor(now.getTime() / DAY_MS)
  const age = today - Math.floor(new Date(at).getTime() / DAY_MS)
  if (age <= DAYS_WHOLE) return null
  return age > DAYS_RETAINED ? 'older' : at.slice(0, 10)
}

function joined(secrets: Secrets, lines: readonly CheckpointLine[]): string {
  const [first] = lines
  const last = lines.at(-1)
  if (!first || !last) throw new Error('no lines to join')
  const heads = new Map<number, Head>()
  for (const { checkpoint } of lines) for (const head of checkpoint.heads) heads.set(head.tenantId, head)
  return signLine(secrets, {
    number: last.checkpoint.number,
    from: first.checkpoint.from,
    at: last.checkpoint.at,
    reason: 'compaction',
    backupAt: null,
    heads: [...heads.values()],
    lost: lines.flatMap(({ checkpoint }) => checkpoint.lost),
    prev: first.checkpoint.prev,
    last: last.endHash,
  }).text
}
