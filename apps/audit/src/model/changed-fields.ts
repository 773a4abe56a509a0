import {
  isFilledObject,
  isJsonObject,
  isObjectList,
  isSameJson,
  type JsonObject,
  type JsonPath,
  type JsonValue,
} from './json-value.ts'
import { isReordered, itemKind, itemTitle, pairItems, type ItemPair } from './list-items.ts'
import { isConcealable, isSecretKey } from './mask-secrets.ts'

/** One field of the two versions; null where a version lacks it. */
export type FieldChange = {
  /** Key of the field as recorded; empty for a record that is a plain value. */
  name: string
  kind: 'changed' | 'added' | 'removed' | 'same'
  before: FieldSide | null
  after: FieldSide | null
  /** Masked on both sides; whether it changed is still known. */
  isSecret: boolean
}
export type FieldSide = { path: JsonPath; value: JsonValue }

/** The fields of one object of the record: of the record itself, of an object in it, or of an item of a list. */
export type ChangeGroup = {
  /** Unique within the record and stable. */
  id: string
  /** Key of the object or of the list; empty for the record itself. */
  key: string
  /** Set for items of lists. */
  item: { title: string; kind: string | null } | null
  /** Keys of the objects around this one, outermost first. */
  parents: readonly string[]
  presence: 'both' | 'added' | 'removed'
  changed: FieldChange[]
  unchanged: FieldChange[]
}

export type Comparison = {
  groups: ChangeGroup[]
  changedCount: number
  /** Groups beyond the limit were left out; the full JSON includes them. */
  isCut: boolean
}

/** Objects nested deeper are compared as one value. */
export const MAX_GROUP_DEPTH = 8
/** More groups than this are not shown. */
export const MAX_GROUPS = 500

type Sides = {
  before: JsonValue | undefined
  after: JsonValue | undefined
  beforePath: JsonPath | null
  afterPath: JsonPath | null
}
type Walk = { groups: ChangeGroup[]; isCut: boolean }

/**
 * Lists the changes between two versions of a record, by object (R27): every value of both versions is in exactly one field,
 * so that applying the after-values to the earlier version gives the later one.
 */
export function compareVersions(before: JsonValue | undefined, after: JsonValue | undefined): Comparison {
  const walk: Walk = { groups: [], isCut: false }
  const sides: Sides = {
    before,
    after,
    beforePath: before === undefined ? null : [],
    afterPath: after === undefined ? null : [],
  }
  const root = emptyGroup(sides, { key: '', item: null, parents: [] })
  addGroup(walk, root)
  if (isObjectPair(sides)) compareKeys(walk, root, sides)
  else compareValue(walk, root, { key: '', sides })
  const groups = walk.groups.filter(({ changed, unchanged }) => changed.length + unchanged.length > 0)
  return {
    groups,
    changedCount: groups.reduce((sum, { changed }) => sum + changed.length, 0),
    isCut: walk.isCut,
  }
}

function compareKeys(walk: Walk, group: ChangeGroup, { before, after, beforePath, afterPath }: Sides): void {
  const left = isJsonObject(before) ? before : {}
  const right = isJsonObject(after) ? after : {}
  for (const key of new Set([...Object.keys(right), ...Object.keys(left)])) {
    compareValue(walk, group, {
      key,
      sides: {
        before: Object.hasOwn(left, key) ? left[key] : undefined,
        after: Object.hasOwn(right, key) ? right[key] : undefined,
        beforePath: Object.hasOwn(left, key) ? [...(beforePath ?? []), key] : null,
        afterPath: Object.hasOwn(right, key) ? [...(afterPath ?? []), key] : null,
      },
    })
  }
}

/** Objects and lists of objects become groups of their own; everything else is a field of the group. */
function compareValue(walk: Walk, group: ChangeGroup, { key, sides }: { key: string; sides: Sides }): void {
  const isSecret = isSecretKey(key)
  const isTooDeep = group.parents.length >= MAX_GROUP_DEPTH
  if (!isSecret && !isTooDeep && key !== '' && isObjectPair(sides)) {
    const inner = emptyGroup(sides, { key, item: null, parents: parentsBelow(group) })
    if (addGroup(walk, inner)) compareKeys(walk, inner, sides)
  } else if (!isSecret && !isTooDeep && isListPair(sides)) compareItems(walk, group, { key, sides })
  else addField(group, toFieldChange({ key, sides, isSecret }))
}

function compareItems(walk: Walk, group: ChangeGroup, { key, sides }: { key: string; sides: Sides }): void {
  const pairs = pairItems(objectList(sides.before), objectList(sides.after))
  if (isReordered(pairs)) addField(group, orderField(key, sides))
  for (const pair of pairs) {
    const inner = itemSides(pair, sides)
    const item = pair.after ?? pair.before ?? {}
    const itemGroup = emptyGroup(inner, {
      key,
      item: { title: itemTitle(item, pair.afterIndex ?? pair.beforeIndex ?? 0), kind: itemKind(item) },
      parents: parentsBelow(group),
    })
    if (addGroup(walk, itemGroup)) compareKeys(walk, itemGroup, inner)
  }
}

function itemSides({ before, after, beforeIndex, afterIndex }: ItemPair, list: Sides): Sides {
  return {
    before,
    after,
    beforePath: beforeIndex === null ? null : [...(list.beforePath ?? []), beforeIndex],
    afterPath: afterIndex === null ? null : [...(list.afterPath ?? []), afterIndex],
  }
}

/** The one field without values of its own: the names of a list's items in the order of each version. */
function orderField(key: string, { before, after, beforePath, afterPath }: Sides): FieldChange {
  const titles = (value: JsonValue | undefined) => objectList(value).map(itemTitle)
  return {
    name: `${key}.order`,
    kind: 'changed',
    before: { path: beforePath ?? [], value: titles(before) },
    after: { path: afterPath ?? [], value: titles(after) },
    isSecret: false,
  }
}

function toFieldChange({
  key,
  sides,
  isSecret,
}: {
  key: string
  sides: Sides
  isSecret: boolean
}): FieldChange {
  const { before, after, beforePath, afterPath } = sides
  return {
    name: key,
    kind: changeKind(before, after),
    before: before === undefined || beforePath === null ? null : { path: beforePath, value: before },
    after: after === undefined || afterPath === null ? null : { path: afterPath, value: after },
    isSecret: isSecret && (isConcealable(before) || isConcealable(after)),
  }
}

function changeKind(before: JsonValue | undefined, after: JsonValue | undefined): FieldChange['kind'] {
  if (before === undefined) return after === undefined ? 'same' : 'added'
  if (after === undefined) return 'removed'
  return isSameJson(before, after) ? 'same' : 'changed'
}

function addField(group: ChangeGroup, field: FieldChange): void {
  if (field.before === null && field.after === null) return
  if (field.kind === 'same') group.unchanged.push(field)
  else group.changed.push(field)
}

function addGroup(walk: Walk, group: ChangeGroup): boolean {
  if (walk.groups.length >= MAX_GROUPS) {
    walk.isCut = true
    return false
  }
  walk.groups.push(group)
  return true
}

function emptyGroup(
  { beforePath, afterPath }: Sides,
  naming: Pick<ChangeGroup, 'key' | 'item' | 'parents'>,
): ChangeGroup {
  const presence = beforePath === null ? 'added' : afterPath === null ? 'removed' : 'both'
  return { id: JSON.stringify([beforePath, afterPath]), ...naming, presence, changed: [], unchanged: [] }
}

function parentsBelow({ parents, key }: ChangeGroup): string[] {
  return key === '' ? [...parents] : [...parents, key]
}

function isObjectPair({ before, after }: Sides): boolean {
  return isPair({ before, after }, isFilledObject, isEmptyObject)
}

function isListPair({ before, after }: Sides): boolean {
  return isPair({ before, after }, isObjectList, isEmptyList)
}

/** At least one side has content of the kind, and the other has it too, is empty, or is missing. */
function isPair(
  { before, after }: Pick<Sides, 'before' | 'after'>,
  isFilled: (value: JsonValue | undefined) => boolean,
  isEmpty: (value: JsonValue | undefined) => boolean,
): boolean {
  if (!isFilled(before) && !isFilled(after)) return false
  return [before, after].every((value) => value === undefined || isFilled(value) || isEmpty(value))
}

function isEmptyObject(value: JsonValue | undefined): boolean {
  return isJsonObject(value) && Object.keys(value).length === 0
}

function isEmptyList(value: JsonValue | undefined): boolean {
  return Array.isArray(value) && value.length === 0
}

function objectList(value: JsonValue | undefined): JsonObject[] {
  return isObjectList(value) ? value : []
}
