import { expect, test } from 'vitest'
import { MAX_NAMED_TIMES, buildBillReason, reasonText } from './bill-reason.ts'
import { combineBilledHalves, type AccountSpan } from './billing-rule.ts'

const MONTH = '2026-03'

const reason = (spans: readonly AccountSpan[], movedOn: string | null = null) =>
  buildBillReason({ spans, halves: combineBilledHalves(spans, MONTH), movedOn }, MONTH)

type Case = [span: [openDay: string, closeDay: string | null], en: string, zh: string]
const CASES: readonly Case[] = [
  [['2026-02-28', null], 'Open the whole month → full month', '全月开通 → 整月'],
  [['2025-01-02', '2026-04-01'], 'Open the whole month → full month', '全月开通 → 整月'],
  [
    ['2026-03-16', null],
    'Opened 16 Mar → half a month (from the 16th)',
    '3月16日开通 → 半个月（16日及以后）',
  ],
  [['2026-03-15', null], 'Opened 15 Mar → full month', '3月15日开通 → 整月'],
  [
    ['2026-03-03', '2026-03-10'],
    'Opened 3 Mar, closed 10 Mar → half a month (up to the 15th)',
    '3月3日开通，3月10日关闭 → 半个月（15日及以前）',
  ],
  [
    ['2026-01-01', '2026-03-15'],
    'Closed 15 Mar → half a month (up to the 15th)',
    '3月15日关闭 → 半个月（15日及以前）',
  ],
  [['2026-01-01', '2026-03-31'], 'Closed 31 Mar → full month', '3月31日关闭 → 整月'],
]

test.each(CASES)(
  'the reason of an account open from and to %s is said in words: %s',
  ([openDay, closeDay], en, zh) => {
    const of = reason([{ openDay, closeDay }])
    expect([reasonText(of, 'en'), reasonText(of, 'zh')]).toEqual([en, zh])
  },
)

test('of an account that was open several times each time is named, those that share a day as one', () => {
  const of = reason([
    { openDay: '2026-01-07', closeDay: '2026-03-02' },
    { openDay: '2026-03-04', closeDay: '2026-03-04' },
    { openDay: '2026-03-04', closeDay: '2026-03-05' },
    { openDay: '2026-03-05', closeDay: '2026-03-05' },
    { openDay: '2026-03-09', closeDay: '2026-03-09' },
    { openDay: '2026-03-28', closeDay: null },
  ])
  expect(reasonText(of, 'en')).toBe('Open until 2 Mar, 4 Mar to 5 Mar, on 9 Mar, from 28 Mar → full month')
  expect(reasonText(of, 'zh')).toBe('开通时间：至3月2日、3月4日至3月5日、3月9日、3月28日起 → 整月')
})

test('names four times, and how many there are beyond them', () => {
  expect(MAX_NAMED_TIMES).toBe(4)
  const days = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const day = `2026-03-0${index + 1}`
      return { openDay: day, closeDay: day }
    })
  const four = 'Open on 1 Mar, on 2 Mar, on 3 Mar, on 4 Mar'
  const half = '→ half a month (up to the 15th)'
  expect(reasonText(reason(days(4)), 'en')).toBe(`${four} ${half}`)
  expect(reasonText(reason(days(5)), 'en')).toBe(`${four} and 1 more time ${half}`)
  expect(reasonText(reason(days(6)), 'en')).toBe(`${four} and 2 more times ${half}`)
  expect(reasonText(reason(days(6)), 'zh')).toContain('，另有2次')
})

test('says when the account came to its organisation, and that one that was not open is not billed', () => {
  const moved = reason([{ openDay: '2026-01-01', closeDay: null }], '2026-03-12')
  expect(reasonText(moved, 'en')).toBe('Open the whole month → full month; moved here 12 Mar')
  expect(reasonText(moved, 'zh')).toBe('全月开通 → 整月；3月12日调入本组织')
  const later = { ...moved, movedOn: '2026-12-01' }
  expect(reasonText(later, 'en')).toBe('Open the whole month → full month; moved here 1 Dec')
  expect(reasonText(later, 'zh')).toBe('全月开通 → 整月；12月1日调入本组织')
  const before = reason([{ openDay: '2026-01-01', closeDay: '2026-02-28' }])
  expect(reasonText(before, 'en')).toBe('Not open in the month → not billed')
})
