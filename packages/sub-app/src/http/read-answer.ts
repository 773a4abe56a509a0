import type { Call } from '@console/contracts'

type Issue = Readonly<{
  code?: string | undefined
  path: readonly PropertyKey[]
  expected?: unknown
  values?: readonly unknown[]
  maximum?: unknown
  errors?: readonly (readonly Issue[])[]
}>
type Container = Record<PropertyKey, unknown>

/** `field` is the first field that differs from the contract; null if none does. `leftOut`: rows that could not be read. */
export type ReadAnswer =
  | { ok: true; data: unknown; field: string | null; leftOut: number }
  | { ok: false; field: string | undefined; cause: unknown }

/** The largest number of `unixSeconds`: what is above it has milliseconds. */
const LAST_SECOND = 253_402_300_799
/** A mended value may be of another shape further inside. */
const ROUNDS = 4

/**
 * Reads the answer of a platform. An equivalent value of another form is accepted: a number as text, milliseconds for
 * seconds, `null` for an absent field or, where the list is needed, an empty one, another spelling of a name. Rows of a list
 * that still cannot be read are left out, but never all.
 */
export function readAnswer(schema: Call['data'], data: unknown): ReadAnswer {
  const first = schema.safeParse(data)
  if (first.success) return { ok: true, data: first.data, field: null, leftOut: 0 }
  const field = firstField(first.error.issues)
  const value = structuredClone(data)
  const nulls = new WeakMap<Container, Set<PropertyKey>>()
  let issues: readonly Issue[] = first.error.issues
  for (
    let round = 0;
    round < ROUNDS && issues.map((issue) => mend({ root: value, nulls }, issue)).includes(true);
    round += 1
  ) {
    const next = schema.safeParse(value)
    if (next.success) return { ok: true, data: next.data, field, leftOut: 0 }
    issues = next.error.issues
  }
  const leftOut = leaveOutRows(value, issues)
  const last = schema.safeParse(value)
  if (leftOut > 0 && last.success) return { ok: true, data: last.data, field, leftOut }
  return { ok: false, field, cause: first.error }
}

const firstField = (issues: readonly Issue[]): string => issues[0]?.path.map(String).join('.') ?? ''

/** `nulls`: fields that were null, and are absent since. */
type Mending = { root: unknown; nulls: WeakMap<Container, Set<PropertyKey>> }

/** True if the value at the issue was replaced by an equivalent one. */
function mend(mending: Mending, issue: Issue): boolean {
  if (issue.errors !== undefined) return mendAlternative(mending, issue)
  const { root, nulls } = mending
  const parent = valueAt(root, issue.path.slice(0, -1))
  const key = issue.path.at(-1)
  if (!isContainer(parent) || key === undefined) return false
  const value = parent[key]
  if (value === undefined && issue.expected === 'array' && nulls.get(parent)?.has(key) === true) {
    parent[key] = []
    return true
  }
  if (value === undefined) return rename(parent, key)
  if (value === null && !Array.isArray(parent)) {
    nulls.set(parent, (nulls.get(parent) ?? new Set()).add(key))
    return Reflect.deleteProperty(parent, key)
  }
  const same = sameValue(value, issue)
  if (same === undefined) return false
  parent[key] = same
  return true
}

/** Mends the value for the schema of a choice that it is nearest to, among those for which that is possible. */
function mendAlternative(mending: Mending, { path, errors = [] }: Issue): boolean {
  return errors
    .toSorted((a, b) => a.length - b.length)
    .some((alternative) =>
      alternative.map((inner) => mend(mending, { ...inner, path: [...path, ...inner.path] })).includes(true),
    )
}

/** The equivalent value in the form of the contract; undefined if there is none. */
function sameValue(value: unknown, { code, expected, values, maximum }: Issue): unknown {
  if (code === 'too_big' && maximum === LAST_SECOND) return Math.floor(Number(value) / 1000)
  const number = typeof value === 'string' ? toNumber(value) : undefined
  if (values !== undefined) return [number, String(value)].find((same) => values.includes(same))
  if (expected === 'number' || expected === 'int') return number
  return expected === 'string' && typeof value === 'number' ? String(value) : undefined
}

/** Undefined for a text that is not a number, or that a number cannot represent to its last digit. */
function toNumber(text: string): number | undefined {
  const number = Number(text)
  return /^-?\d+(\.\d+)?$/.test(text) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined
}

/** `userID`, `user_id` and `userId` are one name. */
function rename(parent: Container, key: PropertyKey): boolean {
  const plain = (name: string) => name.replaceAll('_', '').toLowerCase()
  const other = Object.keys(parent).find((name) => name !== key && plain(name) === plain(String(key)))
  if (other === undefined) return false
  parent[key] = parent[other]
  return true
}

/**
 * Removes the innermost row of each issue, or the row around it if a list would be left empty; nothing if that list is the
 * outermost one. Returns the number of removed rows.
 */
function leaveOutRows(root: unknown, issues: readonly Issue[]): number {
  let paths = issues.map(({ path }) => path)
  for (;;) {
    const rows = paths.map((path) => brokenRow(root, path))
    if (rows.includes(null)) return 0
    const broken = new Map<unknown[], Set<number>>()
    for (const row of rows)
      if (row !== null) broken.set(row.list, (broken.get(row.list) ?? new Set()).add(row.index))
    const isEmptied = (list: unknown[]) => (broken.get(list)?.size ?? 0) >= list.length
    if (![...broken.keys()].some(isEmptied)) return removeRows(broken)
    paths = rows.flatMap((row) => (row === null ? [] : [isEmptied(row.list) ? row.around : row.path]))
  }
}

type BrokenRow = {
  list: unknown[]
  index: number
  path: readonly PropertyKey[]
  around: readonly PropertyKey[]
}

/** The innermost row on the path; null where none is. */
function brokenRow(root: unknown, path: readonly PropertyKey[]): BrokenRow | null {
  const position = path.findLastIndex((key) => typeof key === 'number')
  const around = path.slice(0, Math.max(position, 0))
  const list = valueAt(root, around)
  return position < 0 || !Array.isArray(list) ? null : { list, index: Number(path[position]), path, around }
}

function removeRows(broken: ReadonlyMap<unknown[], ReadonlySet<number>>): number {
  let count = 0
  for (const [list, rows] of broken) {
    count += rows.size
    list.splice(0, list.length, ...list.filter((_row, index) => !rows.has(index)))
  }
  return count
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (isContainer(value) ? value[key] : undefined), root)
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null
}
