export type Json = Record<string, unknown>

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The records of a list; whatever else is in it is left out. */
export const recordsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The value at a path of names, or undefined. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value)
}

/** The rows of a list's answer: `data` itself, or the first of its fields that is a list. */
export function rowsIn(data: unknown): unknown[] {
  if (Array.isArray(data)) return data
  if (!isRecord(data)) return []
  return Object.values(data).find((part) => Array.isArray(part)) ?? []
}

const TOTALS = ['total', 'totalCnt', 'count']

/** The number of all rows, where the answer has one. */
export function totalIn(data: unknown): number | undefined {
  if (!isRecord(data)) return undefined
  const total = TOTALS.map((name) => data[name]).find((value) => value !== undefined && value !== null)
  return total === undefined || Number.isNaN(Number(total)) ? undefined : Number(total)
}

/** True where an answer says nothing about any record. */
export function isEmpty(data: unknown): boolean {
  if (data === undefined || data === null || data === '') return true
  if (Array.isArray(data)) return data.length === 0
  if (!isRecord(data)) return false
  const lists = Object.values(data).filter((part) => Array.isArray(part))
  return Object.keys(data).length === 0 || (lists.length > 0 && lists.every((list) => list.length === 0))
}
