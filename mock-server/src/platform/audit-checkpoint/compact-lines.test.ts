import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { secretsFrom } from '../secrets/secrets.ts'
import { DAY_MS } from '../time/units.ts'
import { CHAIN_BEGIN, toChainEnd, readLine, signLine, type Checkpoint } from './checkpoint.ts'
import { compactLines } from './compact-lines.ts'
import { verifyFile } from './verify-file.ts'

const secrets = secretsFrom(randomBytes(32))
const NOW = new Date('2026-11-21T09:00:00Z')
const daysAgo = (days: number, hour = 1) =>
  new Date(Math.floor(NOW.getTime() / DAY_MS) * DAY_MS - days * DAY_MS + hour * 3_600_000).toISOString()

type Given = Partial<Checkpoint> & { at: string }

/** A chain of lines; each has a record more of company 1. */
function chainOf(given: readonly Given[]): string[] {
  let end = CHAIN_BEGIN
  return given.map((one) => {
    const number = end.number + 1
    const line = signLine(secrets, {
      number,
      from: number,
      reason: 'interval',
      backupAt: null,
      heads: [{ tenantId: 1, seq: number, hash: `hash ${number}` }],
      lost: [],
      prev: end.hash,
      last: null,
      ...one,
    })
    end = toChainEnd(line)
    return line.text
  })
}

const compact = (lines: readonly string[]) => compactLines(lines, { secrets, now: NOW })
const rangesOf = (lines: readonly string[]) =>
  lines.map((text) => {
    const line = readLine(secrets, text)
    return line ? [line.checkpoint.from, line.checkpoint.number] : null
  })
const last = (lines: readonly string[]) => readLine(secrets, lines.at(-1) ?? '')

/** Findings of a file that the database knows the end of. */
function findingsOf(lines: readonly string[]) {
  const line = last(lines)
  const note = line && { ...toChainEnd(line), writtenAt: NOW, line: null }
  return verifyFile({ lines: [...lines], isTorn: false }, { secrets, note }).findings
}

test('checkpoints of the third day back become one a day, those of later days stay, and the chain holds', () => {
  const lines = chainOf([4, 4, 3, 3, 3, 2, 2, 1, 0].map((days, index) => ({ at: daysAgo(days, index) })))
  const compacted = compact(lines)
  expect(rangesOf(compacted)).toEqual([
    [1, 2],
    [3, 5],
    [6, 6],
    [7, 7],
    [8, 8],
    [9, 9],
  ])
  expect(compacted.slice(2)).toEqual(lines.slice(5))
  expect(findingsOf(compacted)).toEqual([])
  expect(findingsOf(compacted.toSpliced(1, 1))).toEqual([{ kind: 'gap', line: 2, from: 3, to: 5 }])
  expect(compact(compacted)).toEqual(compacted)
})

test('days that are older than 400 become one together, which grows day by day', () => {
  const lines = chainOf([402, 402, 401, 400, 400].map((days, index) => ({ at: daysAgo(days, index) })))
  const compacted = compact(lines)
  expect(rangesOf(compacted)).toEqual([
    [1, 3],
    [4, 5],
  ])
  const next = compactLines(compacted, { secrets, now: new Date(NOW.getTime() + DAY_MS) })
  expect(rangesOf(next)).toEqual([[1, 5]])
  expect(findingsOf(next)).toEqual([])
})

test('the newest head of each company stays, and every one that was lost', () => {
  const head = (tenantId: number, seq: number) => ({ tenantId, seq, hash: `hash ${seq}` })
  const [line] = compact(
    chainOf([
      { at: daysAgo(5, 1), heads: [head(1, 1), head(2, 7)] },
      { at: daysAgo(5, 2), heads: [head(1, 3)], lost: [head(3, 9)] },
      { at: daysAgo(5, 3), heads: [head(1, 4)], lost: [head(1, 3)] },
    ]),
  )
  expect(readLine(secrets, line ?? '')?.checkpoint).toMatchObject({
    heads: [head(1, 4), head(2, 7)],
    lost: [head(3, 9), head(1, 3)],
  })
})

test('a restore and what does not fit in the chain stay as they are', () => {
  const lines = chainOf([1, 2, 3, 4, 5, 6, 7].map((hour) => ({ at: daysAgo(5, hour) })))
  const withRestore = chainOf(
    [1, 2, 3, 4, 5].map((hour) => ({ at: daysAgo(5, hour), reason: hour === 3 ? 'restore' : 'interval' })),
  )
  expect(rangesOf(compact(withRestore))).toEqual([
    [1, 2],
    [3, 3],
    [4, 5],
  ])
  const changed = lines.with(2, lines[2]?.replace('"seq":3', '"seq":2') ?? '')
  expect(compact(changed)[1]).toBe(changed[2])
  expect(rangesOf(compact(changed))).toEqual([[1, 2], null, [4, 7]])
  expect(rangesOf(compact(lines.toSpliced(2, 2)))).toEqual([
    [1, 2],
    [5, 7],
  ])
})

test('a line is only one that the key signed, to the letter', () => {
  const [text = ''] = chainOf([{ at: daysAgo(0) }])
  expect(readLine(secrets, text)).not.toBeNull()
  expect(readLine(secretsFrom(randomBytes(32)), text)).toBeNull()
  for (const other of [
    `${text} `,
    text.replace('"seq":1', '"seq":2'),
    text.replace('"mac":"', '"mac":"A'),
    text.replace('{"checkpoint"', '{"more":1,"checkpoint"'),
    'null',
    '',
    '{',
  ])
    expect(readLine(secrets, other)).toBeNull()
})
