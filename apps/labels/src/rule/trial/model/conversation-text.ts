import { label } from '@console/contracts'
import type { Role, Sentence } from '@console/label-engine'

/** The most sentences that are tried: more would be slow to show, not to judge. */
export const MAX_TRIED_SENTENCES = 500

export type ReadText = {
  sentences: Sentence[]
  /** Lines without a speaker, or without words; numbered from 1. */
  unread: { line: number; text: string }[]
  /** There were more sentences than are tried. */
  isCut: boolean
}

const TIME = String.raw`(?:\d+:)?\d{1,3}:\d{2}(?:\.\d{1,3})?`
const LINE = new RegExp(
  String.raw`^\[?(?:(?<begin>${TIME})(?:\s*[-–~]\s*(?<end>${TIME}))?)?\]?\s*(?<speaker>agent|customer|坐席|客户)\s*[:：]\s*(?<words>\S.*)$`,
  'iu',
)
const ROLE_OF_SPEAKER: ReadonlyMap<string, Role> = new Map([
  ['agent', label.ROLE.agent],
  ['坐席', label.ROLE.agent],
  ['customer', label.ROLE.customer],
  ['客户', label.ROLE.customer],
])

/** Reads lines such as `Agent: Good afternoon` or `0:05-0:09 客户：你好`; empty lines are left out. */
export function readConversation(text: string): ReadText {
  const read: ReadText = { sentences: [], unread: [], isCut: false }
  for (const [index, line] of text.split('\n').entries()) {
    const trimmed = line.trim()
    if (trimmed === '') continue
    const sentence = readLine(trimmed, read.sentences.at(-1))
    if (sentence === null) read.unread.push({ line: index + 1, text: trimmed })
    else if (read.sentences.length < MAX_TRIED_SENTENCES) read.sentences.push(sentence)
    else read.isCut = true
  }
  return read
}

function readLine(line: string, before: Sentence | undefined): Sentence | null {
  const parts = LINE.exec(line)?.groups
  const role = ROLE_OF_SPEAKER.get(parts?.['speaker']?.toLowerCase() ?? '')
  const words = parts?.['words']
  if (role === undefined || words === undefined) return null
  return nextSentence({ role, words }, before, {
    begin: milliseconds(parts?.['begin']),
    end: milliseconds(parts?.['end']),
  })
}

function milliseconds(time: string | undefined): number | null {
  if (time === undefined) return null
  return Math.round(time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000)
}

type Times = { begin: number | null; end: number | null }

/** A sentence after another one. Without a time it begins together with the previous one, and its end is unknown. */
export function nextSentence(
  said: Pick<Sentence, 'role' | 'words'>,
  before: Sentence | undefined,
  { begin, end }: Times = { begin: null, end: null },
): Sentence {
  const earliest = before === undefined ? 0 : (before.endMs ?? before.beginMs)
  return { ...said, beginMs: Math.max(begin ?? earliest, before?.beginMs ?? 0), endMs: end, emotion: null }
}
