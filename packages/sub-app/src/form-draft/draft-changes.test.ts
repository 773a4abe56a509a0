import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { findChanges, rebased, withChanges } from './draft-changes.ts'

type Form = { name: string; count: number; isOn: boolean; orgId: number | null; ids: number[] }
const present: Form = { name: 'Nora', count: 3, isOn: false, orgId: null, ids: [1] }

test('only fields that differ are stored', () => {
  expect(findChanges(present, { ...present }, {})).toEqual({})
  expect(findChanges(present, { ...present, name: 'Lin', ids: [1, 2] }, {})).toEqual({
    name: 'Lin',
    ids: [1, 2],
  })
})

test('neither secrets nor fields that the form excludes are stored', () => {
  const before = { name: '', password: '', confirmPassword: '', clientSecret: '', files: ['a'] }
  const after = { name: 'n', password: 'p', confirmPassword: 'p', clientSecret: 's', files: ['b'] }
  expect(findChanges(before, after, { without: ['files'] })).toEqual({ name: 'n' })
})

test('a draft is restored into the current record', () => {
  const now = { ...present, count: 9 }
  expect(withChanges(now, { name: 'Lin' }, {})).toEqual({ ...present, count: 9, name: 'Lin' })
})

test('in a record that changed meanwhile only the fields the user changed are overwritten', () => {
  const base = { name: 'Nora', count: 3, ids: [1], password: '' }
  const form = { ...base, name: 'Lin', ids: [1, 2], password: 'p' }
  const now = { name: 'Zhou', count: 9, ids: [1, 3], password: '' }
  expect(rebased(now, { base, form })).toEqual({ name: 'Lin', count: 9, ids: [1, 2], password: 'p' })
  expect(rebased(now, { base, form: base })).toEqual(now)
})

describe('fits when the types agree', () => {
  test.each([
    { orgId: 5 },
    { orgId: 'text' },
    { count: '3x' },
    { count: null },
    { ids: [] },
    { ids: [1, 2] },
  ])('%j', (changes) => {
    expect(withChanges<Form>(present, changes, {})).toEqual({ ...present, ...changes })
  })

  test.each([
    { other: 1 },
    { name: 1 },
    { name: ['a'] },
    { isOn: null },
    { isOn: 'yes' },
    { ids: null },
    { ids: 'a' },
    { ids: [{}] },
    { count: {} },
  ])('not %j', (changes) => {
    expect(withChanges<Form>(present, changes, {})).toBeNull()
  })

  test('nested values are compared too', () => {
    const limits = { limits: { from: 1, to: 2 } }
    expect(withChanges(limits, { limits: { from: 3, to: 4 } }, {})).toEqual({ limits: { from: 3, to: 4 } })
    expect(withChanges(limits, { limits: { from: 3 } }, {})).toBeNull()
    expect(withChanges(limits, { limits: { from: 3, till: 4 } }, {})).toBeNull()
    expect(withChanges(limits, { limits: [3, 4] }, {})).toBeNull()
  })

  test('not an excluded field', () => {
    expect(withChanges(present, { name: 'Lin' }, { without: ['name'] })).toBeNull()
  })
})

test('a schema decides where there is one', () => {
  const schema = z.object({ name: z.string().max(3), orgId: z.number().nullable() })
  const thing = { name: 'Lin', orgId: null }
  expect(withChanges(thing, { orgId: 4 }, { schema })).toEqual({ name: 'Lin', orgId: 4 })
  expect(withChanges(thing, { orgId: 'four' }, { schema })).toBeNull()
  expect(withChanges(thing, { name: 'Norah' }, { schema })).toBeNull()
})
