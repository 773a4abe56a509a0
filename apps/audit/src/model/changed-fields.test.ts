import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareVersions, MAX_GROUPS, type ChangeGroup, type FieldChange } from './changed-fields.ts'
import { isJsonObject, isSameJson, type JsonPath, type JsonValue } from './json-value.ts'

function fieldsOf(groups: ChangeGroup[]): FieldChange[] {
  return groups.flatMap(({ changed, unchanged }) => [...changed, ...unchanged])
}

function changedNames(before: JsonValue, after: JsonValue): string[] {
  return compareVersions(before, after).groups.flatMap(({ changed }) => changed.map(({ name }) => name))
}

describe('the changes', () => {
  test('of 40 keys with one changed list only that one and fold the others with their names [AUDIT-010]', () => {
    const before = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`key${index}`, index]))
    const { groups, changedCount } = compareVersions(before, { ...before, key7: 'seven' })
    expect(changedCount).toBe(1)
    expect(groups).toHaveLength(1)
    expect(groups[0]?.changed).toMatchObject([
      { name: 'key7', kind: 'changed', before: { value: 7 }, after: { value: 'seven' } },
    ])
    expect(groups[0]?.unchanged).toHaveLength(39)
    expect(groups[0]?.unchanged[0]?.name).toBe('key0')
  })

  test('an object inside the record is a group of its own [AUDIT-010]', () => {
    const { groups } = compareVersions(
      { name: 'x', rule: { expression: 'A && B', most: 0 } },
      { name: 'x', rule: { expression: 'A', most: 0 } },
    )
    expect(groups.map(({ key, changed, unchanged }) => [key, changed.length, unchanged.length])).toEqual([
      ['', 0, 1],
      ['rule', 1, 1],
    ])
  })

  test('an item of a list is matched by its identity and named by its title and kind [AUDIT-010]', () => {
    const keyword = { letter: 'A', type: 'keyword', words: ['cancel'] }
    const pattern = { letter: 'C', type: 'regular expression', role: 'Agent' }
    const other = { letter: 'B', type: 'keyword', words: ['refund'] }
    const { groups } = compareVersions(
      { conditions: [other, keyword] },
      { conditions: [{ ...keyword, words: ['cancel', 'money back'] }, pattern] },
    )
    expect(groups.map(({ item, presence }) => [item?.title, item?.kind, presence])).toEqual([
      ['A', 'keyword', 'both'],
      ['C', 'regular expression', 'added'],
      ['B', 'keyword', 'removed'],
    ])
    expect(groups[0]?.changed.map(({ name }) => name)).toEqual(['words'])
  })

  test('items without identity are compared by their position [AUDIT-010]', () => {
    const { groups } = compareVersions({ rows: [{ a: 1 }, { a: 1 }] }, { rows: [{ a: 1 }, { a: 2 }] })
    expect(groups.map(({ item, changed }) => [item?.title, changed.length])).toEqual([
      ['1', 0],
      ['2', 1],
    ])
  })

  test('a new order of the same items is one change that names them [AUDIT-010]', () => {
    const [first, second] = [
      { id: 1, name: 'First' },
      { id: 2, name: 'Second' },
    ]
    const { groups, changedCount } = compareVersions({ steps: [first, second] }, { steps: [second, first] })
    expect(changedCount).toBe(1)
    expect(groups[0]?.changed).toMatchObject([
      { name: 'steps.order', before: { value: ['First', 'Second'] }, after: { value: ['Second', 'First'] } },
    ])
  })

  test('a creation has every field as added, a deletion every field as removed [AUDIT-010]', () => {
    expect(compareVersions(undefined, { a: 1, b: { c: 2 } }).groups).toMatchObject([
      { presence: 'added', changed: [{ kind: 'added', before: null }] },
      { presence: 'added', changed: [{ kind: 'added', before: null }] },
    ])
    expect(compareVersions({ a: 1 }, undefined).groups).toMatchObject([
      { presence: 'removed', changed: [{ kind: 'removed', after: null }] },
    ])
  })

  test('the first item of an empty list is an added item, not a replaced list [AUDIT-010]', () => {
    expect(compareVersions({ list: [] }, { list: [{ id: 1 }] }).groups).toMatchObject([
      { key: 'list', presence: 'added', item: { title: '1' } },
    ])
  })

  test('an item without fields that was added is a change too [AUDIT-010]', () => {
    expect(changedNames({ list: [{ a: 1 }] }, { list: [{ a: 1 }, {}] })).toEqual(['list'])
  })

  test('the order of keys is no change [AUDIT-010]', () => {
    expect(changedNames({ a: 1, b: { c: 1, d: 2 } }, { b: { d: 2, c: 1 }, a: 1 })).toEqual([])
  })

  test('keys of Object.prototype are compared as ordinary fields [AUDIT-010]', () => {
    const tricky = JSON.parse('{"constructor": 1, "__proto__": 2, "toString": {"hasOwnProperty": 3}}')
    expect(changedNames({}, tricky).sort()).toEqual(['__proto__', 'constructor', 'hasOwnProperty'])
  })

  test('a changed secret is listed as changed and marked as secret [AUDIT-010]', () => {
    const { groups } = compareVersions({ clientSecret: 'aaaa' }, { clientSecret: 'bbbb' })
    expect(groups[0]?.changed).toMatchObject([{ name: 'clientSecret', kind: 'changed', isSecret: true }])
  })

  test('a flag under a secret-looking name is no secret [AUDIT-010]', () => {
    const { groups } = compareVersions({ passwordChanged: false }, { passwordChanged: true })
    expect(groups[0]?.changed).toMatchObject([{ isSecret: false }])
  })

  test('groups beyond the limit are cut, and counted as such [AUDIT-010]', () => {
    const many = Array.from({ length: MAX_GROUPS + 5 }, (_, index) => ({ id: index + 1 }))
    const { groups, isCut } = compareVersions({}, { many })
    expect(isCut).toBe(true)
    expect(groups.length).toBeLessThanOrEqual(MAX_GROUPS)
  })
})

describe('for any two versions', () => {
  const versions = fc.tuple(fc.jsonValue({ maxDepth: 5 }), fc.jsonValue({ maxDepth: 5 }))
  /** Two versions with mostly the same content, as real ones have. */
  const relatives = fc
    .dictionary(fc.constantFrom('id', 'name', 'list', 'rule', 'secret', ''), fc.jsonValue({ maxDepth: 4 }))
    .chain((base) =>
      fc
        .tuple(fc.constant(base), fc.dictionary(fc.constantFrom('id', 'list', 'new'), fc.jsonValue()))
        .map(([before, changes]) => [before, { ...before, ...changes }] as const),
    )
  // fast-check's own type of a JSON value differs only in its name, and in that nothing is read-only.
  const anyPair = fc.oneof(versions, relatives) as fc.Arbitrary<readonly [JsonValue, JsonValue]>

  test('applying the changes to the earlier version gives the later one [AUDIT-010]', () => {
    fc.assert(
      fc.property(anyPair, ([before, after]) => {
        const fields = fieldsOf(compareVersions(before, after).groups).filter(
          ({ name }) => !isOrder(name, before, after),
        )
        expect(isSameJson(rebuilt(fields, 'before'), withoutEmpty(before))).toBe(true)
        expect(isSameJson(rebuilt(fields, 'after'), withoutEmpty(after))).toBe(true)
        for (const field of fields) {
          const isSame = isSameJson(field.before?.value, field.after?.value)
          expect(field.kind === 'same').toBe(isSame)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('there are no changes exactly when the versions are equal [AUDIT-010]', () => {
    const copies = fc.jsonValue({ maxDepth: 6 }).map((value) => {
      const text = JSON.stringify(value)
      return [JSON.parse(text) as JsonValue, JSON.parse(text) as JsonValue] as const
    })
    fc.assert(
      fc.property(fc.oneof(anyPair, copies), ([before, after]) => {
        expect(compareVersions(before, after).changedCount === 0).toBe(isSameJson(before, after))
      }),
      { numRuns: 1000 },
    )
  })

  /** Generated keys rarely contain a dot, and then never with two lists of named items. */
  function isOrder(name: string, before: JsonValue, after: JsonValue): boolean {
    return name.endsWith('.order') && ![before, after].some((side) => JSON.stringify(side).includes('.order'))
  }
})

/** Rebuilds one side from its fields and their paths. */
function rebuilt(fields: FieldChange[], side: 'before' | 'after'): JsonValue | undefined {
  let root: JsonValue | undefined
  for (const field of fields) {
    const fieldValue = field[side]
    if (fieldValue !== null) root = placed(root, fieldValue.path, fieldValue.value)
  }
  return withoutEmpty(root)
}

function placed(root: JsonValue | undefined, path: JsonPath, value: JsonValue): JsonValue {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list = Array.isArray(root) ? [...root] : []
    while (list.length <= step) list.push({})
    list[step] = placed(list[step], rest, value)
    return list
  }
  const entries = isJsonObject(root) ? Object.entries(root) : []
  const own = entries.find(([key]) => key === step)?.[1]
  return Object.fromEntries([...entries.filter(([key]) => key !== step), [step, placed(own, rest, value)]])
}

/** Empty objects and lists have no values; when the other version fills them, they are not fields. */
function withoutEmpty(value: JsonValue | undefined): JsonValue | undefined {
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutEmpty(item) ?? {})
    return items.every((item) => isJsonObject(item) && Object.keys(item).length === 0) ? undefined : items
  }
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const remaining = withoutEmpty(inner)
    return remaining === undefined ? [] : [[key, remaining] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
