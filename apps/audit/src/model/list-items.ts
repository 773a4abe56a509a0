import type { JsonObject, JsonValue } from './json-value.ts'

/** Keys that identify an item in both versions of a list, best first. */
const IDENTITY_KEYS = ['id', 'key', 'code', 'letter', 'name', 'title', 'username'] as const
/** Keys that hold an item's display name, best first. */
const TITLE_KEYS = ['name', 'title', 'letter', 'username', 'code', 'key', 'id'] as const
/** Longer texts are not used as titles. */
const MAX_TITLE_CHARACTERS = 60

/** The same item in both versions, with its index in each; undefined and null on the side that lacks it. */
export type ItemPair = {
  before: JsonObject | undefined
  after: JsonObject | undefined
  beforeIndex: number | null
  afterIndex: number | null
}

/** Pairs the items of two versions: by the first key that is unique in both, else by index. Removed ones come last. */
export function pairItems(before: readonly JsonObject[], after: readonly JsonObject[]): ItemPair[] {
  const key = identityKey(before, after)
  const indexOfValue = new Map(before.map((item, index) => [key === undefined ? index : item[key], index]))
  const pairs: ItemPair[] = after.map((item, afterIndex) => {
    const beforeIndex = indexOfValue.get(key === undefined ? afterIndex : item[key]) ?? null
    return {
      before: beforeIndex === null ? undefined : before[beforeIndex],
      after: item,
      beforeIndex,
      afterIndex,
    }
  })
  const pairedIndexes = new Set(pairs.map(({ beforeIndex }) => beforeIndex))
  const removed = before.flatMap((item, beforeIndex) =>
    pairedIndexes.has(beforeIndex) ? [] : [{ before: item, after: undefined, beforeIndex, afterIndex: null }],
  )
  return [...pairs, ...removed]
}

/** True when the common items are in a different order. */
export function isReordered(pairs: readonly ItemPair[]): boolean {
  const indexes = pairs.flatMap(({ beforeIndex, afterIndex }) =>
    beforeIndex === null || afterIndex === null ? [] : [beforeIndex],
  )
  return indexes.some((itemIndex, index) => index > 0 && itemIndex < (indexes[index - 1] ?? 0))
}

/** The display name of an item: its name, or its position counted from one. */
export function itemTitle(item: JsonObject, index: number): string {
  for (const key of TITLE_KEYS) {
    const title = shortText(ownValue(item, key))
    if (title !== null) return title
  }
  return String(index + 1)
}

/** The kind that an item states of itself, e.g. "regular expression". */
export function itemKind(item: JsonObject): string | null {
  const kind = ownValue(item, 'type')
  return typeof kind === 'string' ? shortText(kind) : null
}

function identityKey(before: readonly JsonObject[], after: readonly JsonObject[]): string | undefined {
  return IDENTITY_KEYS.find((key) => [before, after].every((items) => isUnique(items, key)))
}

function isUnique(items: readonly JsonObject[], key: string): boolean {
  const values = items.map((item) => ownValue(item, key))
  return values.every((value) => shortText(value) !== null) && new Set(values).size === items.length
}

function ownValue(item: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(item, key) ? item[key] : undefined
}

function shortText(value: JsonValue | undefined): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' && value.length <= MAX_TITLE_CHARACTERS ? value : null
}
