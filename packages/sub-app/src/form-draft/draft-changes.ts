import type * as z from 'zod'
import { isRecord } from './draft-store.ts'

/** Whatever a form calls so is never kept, even where nobody thought of it. */
const SECRET_NAME = /password|passcode|secret|token/i

export type DraftShape<Form extends object> = {
  /** Fields that are not kept, such as files. */
  without?: readonly (keyof Form & string)[] | undefined
  /** What a kept form has to be; without one, names and kinds are compared with the thing as it is. */
  schema?: z.ZodType<Form> | undefined
}

/** The fields of a form that are other than they were and may be kept. */
export function changesOf<Form extends object>(
  before: Form,
  after: Form,
  { without = [] }: DraftShape<Form>,
): Record<string, unknown> {
  const isKept = (name: string) => !SECRET_NAME.test(name) && !without.some((other) => other === name)
  return Object.fromEntries(differing(before, after).filter(([name]) => isKept(name)))
}

/** The thing as it is now with what the person changed in it; what they left as they saw it is as it is now. */
export function rebased<Form extends object>(
  present: Form,
  { base, form }: { base: Form; form: Form },
): Form {
  return { ...present, ...Object.fromEntries(differing(base, form)) }
}

/** Whether a form is other than it was. */
export function isChanged<Form extends object>(before: Form, after: Form): boolean {
  return differing(before, after).length > 0
}

function differing(before: object, after: object): [name: string, value: unknown][] {
  const past = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(past.get(name)),
  )
}

/** The thing with what was typed in it; null when that was typed into a form of another shape. */
export function withChanges<Form extends object>(
  present: Form,
  changes: Readonly<Record<string, unknown>>,
  { without = [], schema }: DraftShape<Form>,
): Form | null {
  const fields = new Map<string, unknown>(Object.entries(present))
  const isKnown = (name: string) => fields.has(name) && !without.some((other) => other === name)
  if (!Object.keys(changes).every(isKnown)) return null
  const form = { ...present, ...changes }
  if (schema !== undefined) return schema.safeParse(form).data ?? null
  return Object.entries(changes).every(([name, kept]) => fitsInto(kept, fields.get(name))) ? form : null
}

/**
 * Whether a kept value can stand where the present one stands. A number that is half typed is a text, and where nothing
 * is chosen there may be anything.
 */
function fitsInto(kept: unknown, present: unknown): boolean {
  if (present === null || present === undefined) return true
  if (kept === null) return typeof present === 'string' || typeof present === 'number'
  if (Array.isArray(present)) {
    return Array.isArray(kept) && (present.length === 0 || kept.every((one) => fitsInto(one, present[0])))
  }
  if (isRecord(present)) {
    const names = Object.keys(present)
    return (
      isRecord(kept) &&
      Object.keys(kept).length === names.length &&
      names.every((name) => name in kept && fitsInto(kept[name], present[name]))
    )
  }
  return typeof kept === typeof present || (typeof present === 'number' && typeof kept === 'string')
}
