import { expect, test } from 'vitest'
import * as contracts from './index.ts'
import { collectCalls } from './shared/collect-calls.ts'

type Row = {
  id: string
  /** Part of the request with the range, other than the query. */
  part?: 'body'
  fields: [begin: string, end: string]
  /** A beginning, and the value just before it. */
  begin: string | number
  before: string | number
  /** The last end that the beginning may have, and the one after it; absent where a range may have any length. */
  ends?: [last: string | number, after: string | number]
  /** Either end may be left out. */
  isOpen?: true
  rest?: object
}

const ISO_DAYS = { begin: '2026-01-01', before: '2025-12-31' }
const SECONDS = { begin: 1000, before: 999 }
/** 31 days and the hour that a change of the clock adds. */
const MONTH: Row['ends'] = [2_683_000, 2_683_001]

const RANGES: readonly Row[] = [
  {
    id: 'stat.list',
    fields: ['beginDay', 'endDay'],
    begin: '20260301',
    before: '20260228',
    ends: ['20260331', '20260401'],
    rest: { queryType: 'user' },
  },
  {
    id: 'message.pushStat',
    fields: ['beginDay', 'endDay'],
    begin: '20261215',
    before: '20261214',
    ends: ['20270114', '20270115'],
    rest: { triggerId: 'a', msgRuleCode: 'b' },
  },
  {
    id: 'tracking.detailList',
    fields: ['beginTime', 'endTime'],
    ...SECONDS,
    ends: MONTH,
    rest: { metricId: 'page.view' },
  },
  {
    id: 'credential.usage',
    fields: ['from', 'to'],
    ...SECONDS,
    ends: [31_623_400, 31_623_401],
    rest: { clientId: 'a' },
  },
  { id: 'openApi.ownUsage', fields: ['from', 'to'], ...ISO_DAYS, ends: ['2027-01-01', '2027-01-02'] },
  {
    id: 'qualityDesk.robot',
    fields: ['from', 'to'],
    ...ISO_DAYS,
    ends: ['2026-04-02', '2026-04-03'],
    rest: { bizTypeId: 1 },
  },
  { id: 'audit.query', fields: ['opAtBegin', 'opAtEnd'], ...SECONDS, isOpen: true },
  { id: 'project.list', fields: ['startTime', 'endTime'], ...SECONDS, isOpen: true },
  {
    id: 'projectApplication.providerList',
    fields: ['from', 'to'],
    ...SECONDS,
    isOpen: true,
    rest: { type: 0 },
  },
  {
    id: 'quality.records',
    part: 'body',
    fields: ['beginTime', 'endTime'],
    ...SECONDS,
    ends: MONTH,
    rest: { bizTypeId: 1 },
  },
  { id: 'message.history', part: 'body', fields: ['pushTimeBegin', 'pushTimeEnd'], ...SECONDS, isOpen: true },
  {
    id: 'qualityDesk.draw',
    part: 'body',
    fields: ['from', 'to'],
    ...ISO_DAYS,
    ends: ['2026-04-02', '2026-04-03'],
    rest: { name: 'May', sessions: 1 },
  },
]

const calls = new Map(Object.values(collectCalls(contracts)).map((call) => [call.id, call]))

test.each(RANGES)('$id takes a range of one moment, and none that goes backwards', (row) => {
  expect(problemsOf(row, row.begin, row.begin)).toEqual([])
  expect(problemsOf(row, row.begin, row.before)).toEqual([`${row.fields[1]}: rangeBackwards`])
})

test.each(RANGES.flatMap(({ ends, ...row }) => (ends === undefined ? [] : [{ ...row, ends }])))(
  '$id takes the longest range, and none that is longer',
  ({ ends: [last, after], ...row }) => {
    expect(problemsOf(row, row.begin, last)).toEqual([])
    expect(problemsOf(row, row.begin, after)).toEqual([
      expect.stringMatching(`^${row.fields[1]}: at most \\d+ days$`),
    ])
  },
)

test.each(RANGES.filter(({ isOpen }) => isOpen))('$id takes a range that is open at either end', (row) => {
  expect(problemsOf(row, row.begin, undefined)).toEqual([])
  expect(problemsOf(row, undefined, row.begin)).toEqual([])
})

type End = string | number | undefined

function problemsOf(row: Row, begin: End, end: End): string[] {
  const { id, part = 'query', fields, rest } = row
  const schema = calls.get(id)?.[part]
  if (schema === undefined) throw new Error(`no call ${id}`)
  const parsed = schema.safeParse({ ...rest, [fields[0]]: begin, [fields[1]]: end })
  return parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}
