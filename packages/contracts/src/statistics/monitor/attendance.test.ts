import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ATTENDANCE,
  calculateAttendance,
  EARLIEST_ARRIVAL_SECONDS,
  type AttendedShift,
  type StatusSpan,
} from './attendance.ts'
import type { SeatStatus } from './status-events.ts'

const HOUR = 3600
const NINE = 9 * HOUR
const SHIFT: AttendedShift = { start: NINE, end: 18 * HOUR, previousEnd: null }
const EVENING = 20 * HOUR

const of = (...spans: [from: number, to: number, status: SeatStatus][]): StatusSpan[] =>
  spans.map(([from, to, status]) => ({ from, to, status }))
const wholeShift = (from: number) => of([from, SHIFT.end, 'work'])

describe('a shift', () => {
  test.each([
    [
      'came before its start',
      wholeShift(NINE - 600),
      { actualStart: NINE - 600, status: ATTENDANCE.present },
    ],
    ['came at its very start', wholeShift(NINE), { actualStart: NINE, status: ATTENDANCE.present }],
    ['came a second later', wholeShift(NINE + 1), { actualStart: NINE + 1, status: ATTENDANCE.late }],
    ['never came', [], { actualStart: null, status: ATTENDANCE.absent }],
    ['was only on leave', of([NINE, SHIFT.end, 'leave']), { actualStart: null, status: ATTENDANCE.absent }],
    [
      'came early, left, and came again too late',
      of(
        [NINE - 600, NINE - 60, 'online'],
        [NINE - 60, NINE + 60, 'offline'],
        [NINE + 60, SHIFT.end, 'work'],
      ),
      { actualStart: NINE + 60, status: ATTENDANCE.late },
    ],
    [
      'came after its end',
      of([SHIFT.end, EVENING, 'work']),
      { actualStart: null, status: ATTENDANCE.absent },
    ],
  ])('whose person %s [PLAN-020, PLAN-021, PLAN-022]', (_case, spans, expected) => {
    expect(calculateAttendance(SHIFT, { spans, now: EVENING })).toMatchObject(expected)
  })

  test.each([
    ['that is yet to begin has no attendance, even of who is there', NINE - 1, wholeShift(NINE - 600), null],
    ['that begins at this moment is decided', NINE, wholeShift(NINE - 600), 0],
    ['that has started without anybody is open', NINE + 600, [], null],
    [
      'that has started is decided as soon as somebody came',
      NINE + 600,
      of([NINE + 60, NINE + 600, 'idle']),
      1,
    ],
    ['that ends at this moment is decided', SHIFT.end, [], 2],
  ])('%s [PLAN-022]', (...[, now, spans, status]) => {
    expect(calculateAttendance(SHIFT, { spans, now }).status).toBe(status)
  })

  test('is attended by whom came up to four hours before it', () => {
    expect(EARLIEST_ARRIVAL_SECONDS).toBe(14_400)
  })

  test('counts the work between its start and its end alone [PLAN-019]', () => {
    const spans = of(
      [NINE - HOUR, NINE + HOUR, 'work'],
      [NINE + HOUR, NINE + 2 * HOUR, 'break'],
      [NINE + 2 * HOUR, SHIFT.end + HOUR, 'work'],
    )
    expect(calculateAttendance(SHIFT, { spans, now: EVENING }).actualWorkDuration).toBe(8 * HOUR)
  })

  test('that follows another at once begins with itself, not with the one before', () => {
    const second: AttendedShift = { start: NINE, end: SHIFT.end, previousEnd: NINE }
    expect(calculateAttendance(second, { spans: wholeShift(0), now: EVENING }).actualStart).toBe(NINE)
    const alone = calculateAttendance(SHIFT, { spans: wholeShift(0), now: EVENING })
    expect(alone.actualStart).toBe(NINE - EARLIEST_ARRIVAL_SECONDS)
  })
})

/** The first second of a wall clock's time, looked for among all: a day of a changed clock has it later or earlier. */
function instantOf(timezone: string, day: string, hour: number): number {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const expected = `${day} ${String(hour).padStart(2, '0')}:00:00`
  const noon = Date.parse(`${day}T12:00:00Z`) / 1000
  for (let at = noon - 36 * HOUR; at < noon + 36 * HOUR; at += 900) {
    if (format.format(at * 1000) >= expected) return at
  }
  throw new Error(`${timezone} has no ${expected}`)
}

const DAYS = [
  // 25 hours, 23 hours, half-hour changes, odd offsets, an ordinary day.
  ['Europe/Berlin', '2026-10-25', '2026-10-26'],
  ['Europe/London', '2026-03-29', '2026-03-30'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-06'],
  ['Asia/Kathmandu', '2026-06-01', '2026-06-02'],
  ['Asia/Shanghai', '2026-11-20', '2026-11-21'],
] as const

const ONLINE: readonly string[] = ['online', 'work', 'break', 'idle']

/** Looks at every second of the shift, and goes back from its start as long as the person was there. */
function referenceAttendance(
  { start, end, previousEnd }: AttendedShift,
  { spans, now }: { spans: readonly StatusSpan[]; now: number },
) {
  const statusAt = (second: number) =>
    spans.find(({ from, to }) => second >= from && second < to)?.status ?? ''
  let work = 0
  let actualStart: number | null = null
  for (let second = start; second < end; second += 1) {
    const status = statusAt(second)
    if (status === 'work') work += 1
    if (actualStart === null && ONLINE.includes(status)) actualStart = second
  }
  while (actualStart !== null && actualStart <= start) {
    const before: number = actualStart - 1
    const isOfAnotherShift = previousEnd !== null && before < previousEnd
    if (isOfAnotherShift || before < start - 4 * HOUR || !ONLINE.includes(statusAt(before))) break
    actualStart = before
  }
  const isOver = now >= end
  const decided = actualStart === null ? (isOver ? 2 : null) : actualStart > start ? 1 : 0
  return { actualStart, actualWorkDuration: work, status: now < start ? null : decided }
}

const aStatus = fc.constantFrom<SeatStatus>('offline', 'online', 'leave', 'work', 'break', 'idle')

test.each(DAYS)(
  'attendance in %s is what looking at every second gives, by day and over midnight [PLAN-019..022]',
  (timezone, day, nextDay) => {
    const aShift = fc
      .tuple(
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 1, max: 10 }),
        fc.option(fc.nat({ max: 5 * HOUR })),
      )
      .map(([from, hours, gap]): AttendedShift => {
        const until = from + hours
        const start = instantOf(timezone, day, from)
        return {
          start,
          end: until < 24 ? instantOf(timezone, day, until) : instantOf(timezone, nextDay, until - 24),
          previousEnd: gap === null ? null : start - gap + HOUR,
        }
      })
      .filter(({ start, end }) => end > start)
    const lengths = fc.array(
      fc.tuple(fc.oneof(fc.integer({ min: 1, max: 3 * HOUR }), fc.constant(900)), aStatus, fc.boolean()),
      { maxLength: 14 },
    )
    fc.assert(
      fc.property(
        aShift,
        lengths,
        fc.integer({ min: -6 * HOUR, max: HOUR }),
        fc.nat({ max: 40 * HOUR }),
        (...all) => {
          const [shift, parts, first, later] = all
          const now = shift.start - 6 * HOUR + later
          let at = shift.start + Math.floor(first / 900) * 900
          const spans: StatusSpan[] = []
          for (const [length, status, isKnown] of parts) {
            // Nothing is known of what is to come.
            const to = Math.min(now, at + length)
            if (isKnown && to > at) spans.push({ from: at, to, status })
            at += length
          }
          // The later of overlapping shifts begins at its own start.
          const previousEnd = shift.previousEnd === null ? null : Math.min(shift.start, shift.previousEnd)
          expect(calculateAttendance(shift, { spans, now })).toEqual(
            referenceAttendance({ ...shift, previousEnd }, { spans, now }),
          )
        },
      ),
      { numRuns: 60 },
    )
  },
)
