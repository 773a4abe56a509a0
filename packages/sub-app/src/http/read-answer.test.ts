import { audit, businessReference, project, stat, user } from '@console/contracts'
import { network } from '@console/testing'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import type { ApiError } from './api-error.ts'
import { createHttpClient } from './create-http-client.ts'
import { readAnswer } from './read-answer.ts'
import type { UnusableAnswer } from './unusable-answer.ts'

const rows = z.object({
  records: z.array(
    z.object({
      userId: z.int().positive(),
      name: z.string(),
      at: z.int().max(253_402_300_799),
      level: z.enum({ low: 0, high: 1 }),
      flag: z.union([z.literal(0), z.literal(1)]).nullable(),
      note: z.string().optional(),
      rate: z.number(),
    }),
  ),
  total: z.int(),
})
const good = { userId: 7, name: 'Lin', at: 1_795_521_600, level: 1, flag: 1, rate: 0.5 }

test('an answer as the contract has it is read as it is', () => {
  const answer = { records: [good], total: 1 }
  expect(readAnswer(rows, answer)).toEqual({ ok: true, data: answer, field: null, leftOut: 0 })
})

test.each([
  ['a number as text', { rate: '0.50' }, 'rate'],
  ['an id as text', { userId: '7' }, 'userId'],
  ['milliseconds', { at: 1_795_521_600_123 }, 'at'],
  ['milliseconds as text', { at: '1795521600999' }, 'at'],
  ['a code as text', { level: '1' }, 'level'],
  ['the second of two values as text', { flag: '1' }, 'flag'],
  ['null for what is absent', { note: null }, 'note'],
  ['another spelling', { userId: undefined, userID: 7 }, 'userId'],
  ['another spelling, as text', { userId: undefined, user_id: '7' }, 'userId'],
])('%s says the same', (_what, changes, field) => {
  const sent = { records: [good, { ...good, ...changes }], total: '2' }
  expect(readAnswer(rows, sent)).toEqual({
    ok: true,
    data: { records: [good, good], total: 2 },
    field: `records.1.${field}`,
    leftOut: 0,
  })
  // The answer itself is as it was.
  expect(sent.total).toBe('2')
})

test('a list that is null is empty, and absent where it may be', () => {
  const optional = z.object({ tags: z.array(z.string()).optional() })
  expect(readAnswer(optional, { tags: null })).toMatchObject({ ok: true, data: {}, field: 'tags' })
  expect(readAnswer(optional, { tags: null })).not.toHaveProperty('data.tags')
  expect(readAnswer(rows, { records: null, total: 0 })).toEqual({
    ok: true,
    data: { records: [], total: 0 },
    field: 'records',
    leftOut: 0,
  })
})

test('a number in the position of a text is that text', () => {
  expect(readAnswer(z.object({ name: z.string() }), { name: 7 })).toMatchObject({
    data: { name: '7' },
    field: 'name',
  })
})

test.each([
  ['a text that is no number', { rate: 'high' }],
  ['an id beyond what a number can hold', { userId: '1795521600123456789' }],
  ['a field that is not there', { name: undefined }],
])('a row with %s is left out, and the others are read', (_what, changes) => {
  const read = readAnswer(rows, { records: [good, { ...good, ...changes }, good], total: 3 })
  expect(read).toMatchObject({ ok: true, data: { records: [good, good], total: 3 }, leftOut: 1 })
})

test('a list whose rows all cannot be read, and what is no row, is no answer', () => {
  const broken = { ...good, name: undefined }
  expect(readAnswer(rows, { records: [broken, broken], total: 2 })).toMatchObject({
    ok: false,
    field: 'records.0.name',
  })
  expect(readAnswer(rows, { records: [good, broken], total: null })).toMatchObject({
    ok: false,
    field: 'records.1.name',
  })
  for (const nothing of [null, undefined, '', 7, [], {}])
    expect(readAnswer(rows, nothing)).toMatchObject({ ok: false })
})

test('of a list in a row the broken entry is left out, and the row where the list would be empty', () => {
  const days = z.object({ days: z.array(z.object({ hours: z.array(z.object({ n: z.int() })) })) })
  const full = { hours: [{ n: 1 }, { n: 2 }] }
  const cut = { hours: [{ n: 1 }, { n: 'two' }] }
  const empty = { hours: [{ n: 'one' }, { n: 'two' }] }
  expect(readAnswer(days, { days: [cut, full, empty] })).toEqual({
    ok: true,
    data: { days: [{ hours: [{ n: 1 }] }, full] },
    field: 'days.0.hours.1.n',
    leftOut: 2,
  })
  expect(readAnswer(days, { days: [cut, structuredClone(cut)] })).toMatchObject({ ok: true, leftOut: 2 })
  expect(readAnswer(days, { days: [empty, structuredClone(empty)] })).toMatchObject({ ok: false })
})

test('a choice of schemas takes what is nearest', () => {
  const choice = z.object({ value: z.union([z.object({ kind: z.literal('a'), n: z.int() }), z.null()]) })
  expect(readAnswer(choice, { value: { kind: 'a', n: '4' } })).toMatchObject({
    ok: true,
    data: { value: { kind: 'a', n: 4 } },
  })
})

test('rows that were left out are said once, and each other way is reported', async () => {
  const notify = vi.fn<(error: ApiError) => void>()
  const onUnusable = vi.fn<(answer: UnusableAnswer) => void>()
  const options = { getToken: () => null, apiOrigin: '', getLanguage: () => 'en' as const }
  const client = createHttpClient({ ...options, notify, onUnauthorized: () => {}, onUnusable })
  const { industryAll } = businessReference
  const answer = (data: unknown) =>
    network.use(http.get(`*${industryAll.path}`, () => HttpResponse.json({ code: 0, data })))
  answer([{ id: '1', name: 'Banking' }, { id: 2 }])
  await expect(client.send(industryAll)).resolves.toEqual([{ id: 1, name: 'Banking' }])
  await client.send(industryAll)
  await vi.waitFor(() => expect(onUnusable).toHaveBeenCalledTimes(2))
  expect(notify.mock.calls.map(([{ message }]) => message)).toEqual([
    'Some rows of the answer could not be read and are not shown (business.industryAll, 0.id)',
  ])
  answer([{ id: '1', name: 'Banking' }])
  await expect(client.send(industryAll)).resolves.toEqual([{ id: 1, name: 'Banking' }])
  await vi.waitFor(() => expect(onUnusable).toHaveBeenCalledTimes(3))
  expect(notify).toHaveBeenCalledOnce()
  expect(onUnusable.mock.calls.at(-1)).toEqual([
    {
      callId: industryAll.id,
      method: 'GET',
      path: industryAll.path,
      isDocumented: true,
      reason: 'shape',
      field: '0.id',
    },
  ])
})

test.each([audit.query, project.list, stat.detail, user.list])(
  'nothing is made up of an empty answer to $id',
  (call) => {
    for (const data of [null, {}, [], '']) expect(readAnswer(call.data, data)).toMatchObject({ ok: false })
  },
)
