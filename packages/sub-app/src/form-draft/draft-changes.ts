import type * as z from 'zod'
import { isRecord } from './draft-store.ts'

/** Fields with such names are never stored, even if the form does not exclude them. */
const SECRET_NAME = /password|passcode|secret|token/i

export type DraftShape<Form extends object> = {
  /** Fields that are not stored, such as files. */
  without?: readonly (keyof Form & string)[] | undefined
  /** Validates a stored form; without one, field names and types are compared with the current record. */
  schema?: z.ZodType<Form> | undefined
}

/** The changed fields of a form that may be stored. */
export function findChanges<Form extends object>(
  before: Form,
  after: Form,
  { without = [] }: DraftShape<Form>,
): Record<string, unknown> {
  const isStored = (name: string) => !SECRET_NAME.test(name) && !without.some((other) => other === name)
  return Object.fromEntries(differing(before, after).filter(([name]) => isStored(name)))
}

/** The current record with the user's changes applied; untouched fields take their current values. */
export function rebased<Form extends object>(
  present: Form,
  { base, form }: { base: Form; form: Form },
): Form {
  return { ...present, ...Object.fromEntries(differing(base, form)) }
}

/** True if a form differs from what it was. */
export function isChanged<Form extends object>(before: Form, after: Form): boolean {
  return differing(before, after).length > 0
}

export function isSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function differing(before: object, after: object): [name: string, value: unknown][] {
  const past = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).filter(([name, value]) => !isSameJson(value, past.get(name)))
}

/** The record with the draft applied; null when the draft belongs to a form of another shape. */
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
  return Object.entries(changes).every(([name, stored]) => fitsInto(stored, fields.get(name))) ? form : null
}

/**
 * True if a stored value can replace the present one. A half-typed number is a string, and an empty choice accepts anything.
 */
function fitsInto(stored: unknown, present: unknown): boolean {
  if (present === null || present === undefined) return true
  if (stored === null) return typeof present === 'string' || typeof present === 'number'
  if (Array.isArray(present)) {
    return Array.isArray(stored) && (present.length === 0 || stored.every((one) => fitsInto(one, present[0])))
  }
  if (isRecord(present)) {
    const names = Object.keys(present)
    return (
      isRecord(stored) &&
      Object.keys(stored).length === names.length &&
      names.every((name) => name in stored && fitsInto(stored[name], present[name]))
    )
  }
  return typeof stored === typeof present || (typeof present === 'number' && typeof stored === 'string')
}
