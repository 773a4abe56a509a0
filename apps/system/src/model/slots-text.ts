import { subApp } from '@console/contracts'
import { readJson, type TextPosition } from './json-lines.ts'

/** Characters of the contributions as they are typed: a request may have as many. */
export const MAX_SLOTS_CHARACTERS = 60_000

/** Something in the text that is not accepted: where, and what is. */
export type SlotsProblem = TextPosition & {
  /** `contributions[2].target`; empty: the text is no JSON. */
  path: string
  kind: 'noJson' | 'missing' | 'unknown' | 'oneOf' | 'atMost' | 'atLeast' | 'twice' | 'options' | 'form'
  /** The values that are accepted, the fields that are not known, or the limit. */
  accepted: string
}

export type ReadSlots =
  | { slots: subApp.Slots | null }
  /** The first of `count` problems. */
  | { problem: SlotsProblem; count: number }

/** Reads the contributions of a version as its developers write them; nothing is none. */
export function readSlots(text: string): ReadSlots {
  if (text.trim() === '') return { slots: null }
  const read = readJson(text)
  if ('problem' in read)
    return { problem: { ...read.problem, path: '', kind: 'noJson', accepted: '' }, count: 1 }
  const parsed = subApp.slots.safeParse(read.value, { reportInput: true })
  if (parsed.success) return { slots: parsed.data }
  const { issues } = parsed.error
  const [issue] = issues
  if (issue === undefined) return { slots: null }
  const problem = { ...read.positionOf(issue.path), path: toPath(issue.path), ...describe(issue) }
  return { problem, count: issues.length }
}

/** The contributions as text, as they were typed or could have been. */
export function writeSlots(slots: subApp.Slots | null): string {
  return slots === null ? '' : JSON.stringify(slots, null, 2)
}

type Issue = NonNullable<ReturnType<typeof subApp.slots.safeParse>['error']>['issues'][number]

function describe(issue: Issue): Pick<SlotsProblem, 'kind' | 'accepted'> {
  const isMissing = issue.input === undefined
  switch (issue.code) {
    case 'invalid_type':
      return { kind: isMissing ? 'missing' : 'form', accepted: issue.expected }
    case 'invalid_value':
      return { kind: isMissing ? 'missing' : 'oneOf', accepted: issue.values.map(String).join(', ') }
    case 'invalid_union':
      return { kind: 'oneOf', accepted: KINDS.join(', ') }
    case 'unrecognized_keys':
      return { kind: 'unknown', accepted: issue.keys.join(', ') }
    case 'too_big':
      return { kind: 'atMost', accepted: String(issue.maximum) }
    case 'too_small':
      return { kind: 'atLeast', accepted: String(issue.minimum) }
    case 'custom':
      return { kind: issue.message === 'each once' ? 'twice' : 'options', accepted: '' }
    default:
      return { kind: 'form', accepted: '' }
  }
}

const KINDS = subApp.contribution.options.map(({ shape }) => shape.kind.value)

function toPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => {
      if (typeof part === 'number') return `[${part}]`
      return index === 0 ? String(part) : `.${String(part)}`
    })
    .join('')
}
