import { SLOT_SECONDS } from '@console/contracts'
import { addDays, dayRangeToUnix, today } from '@console/ui'
import { expect, test } from 'vitest'
import { dayChart, daysChart } from './series-chart.ts'

const NAMES = { current: 'Today', yesterday: 'Yesterday', dayOfLastWeek: 'A week ago' }
const drawn = (day: string, zone: string) => ({
  range: [day, day] as const,
  zone,
  categoryName: 'Time',
  names: NAMES,
})

/** A point for each quarter of an hour of a day, whose value is how many quarters passed before it. */
function quarters(day: string, zone: string) {
  const { begin, end } = dayRangeToUnix([day, day], zone)
  const count = (end + 1 - begin) / SLOT_SECONDS
  return Array.from({ length: count }, (_, index) => ({ time: begin + index * SLOT_SECONDS, value: index }))
}

const chart = (day: string, zone: string, yesterday: string) =>
  dayChart(
    { current: quarters(day, zone), yesterday: quarters(yesterday, zone), dayOfLastWeek: [] },
    drawn(day, zone),
  )

test.each([
  ['Europe/London', '2026-11-20', 96],
  ['Asia/Shanghai', '2026-11-20', 96],
  ['Europe/London', '2026-03-29', 92],
  ['Europe/London', '2026-10-25', 100],
])('a day in %s, %s, has each of its quarters of an hour', (zone, day, count) => {
  const { categories, series } = chart(day, zone, addDays(day, -1))
  expect(categories).toHaveLength(count)
  expect([categories[0], categories.at(-1)]).toEqual(['00:00', '23:45'])
  expect(series[0]?.values).toEqual(Array.from({ length: count }, (_, index) => index))
})

test.each([
  ['when an hour is missing', '2026-03-29', { '00:45': 3, '02:00': 8, '23:45': 95 }],
  ['when an hour came twice', '2026-10-25', { '00:45': 3, '02:00': 8, '23:45': 95 }],
  ['the day after an hour was missing', '2026-03-30', { '00:45': 3, '01:00': null, '02:00': 4 }],
  ['the day after an hour came twice', '2026-10-26', { '00:45': 3, '01:00': 4, '02:00': 12 }],
])('a day is compared by the clock, %s', (_case, day, expected) => {
  const { categories, series } = chart(day, 'Europe/London', addDays(day, -1))
  const values = Object.fromEntries(
    Object.keys(expected).map((clock) => [clock, series[1]?.values[categories.indexOf(clock)] ?? null]),
  )
  expect(values).toEqual(expected)
})

test('several days have a point each, in the zone that they are of', () => {
  const time = dayRangeToUnix(['2026-10-25', '2026-10-25'], 'Asia/Shanghai').begin
  const { categories, series } = daysChart([{ time, value: 7 }], {
    ...drawn('2026-10-25', 'Asia/Shanghai'),
    range: ['2026-10-24', '2026-10-26'],
  })
  expect(categories).toEqual(['10-24', '10-25', '10-26'])
  expect(series[0]?.values).toEqual([null, 7, null])
})

test('of several days the last one goes on while it is the present day', () => {
  const range = (last: string) => [addDays(last, -2), last] as const
  const goesOn = (last: string) =>
    daysChart([], { ...drawn(last, 'Asia/Shanghai'), range: range(last) }).goesOn
  const present = today('Asia/Shanghai')
  expect([goesOn(present), goesOn(addDays(present, -1))]).toEqual([true, false])
})
