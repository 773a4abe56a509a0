import { statusAfter, type monitor, type StatusEvent } from '@console/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toTrackEvents, type TrackSpan } from './track-events.ts'

const BEGIN = 1_760_000_000
const EVENTS = [0, 1, 3, 4, 5, 6, 7] as const satisfies readonly StatusEvent[]

const span = (
  [fromAt, toAt]: readonly [number, number],
  evt: StatusEvent,
  subEvt: string | null = null,
): TrackSpan => ({ evt, subEvt, fromAt, toAt })

test('a status that another follows has an event for its start alone, one that only ends also a log-out [MON-074]', () => {
  const spans = [
    span([BEGIN, BEGIN + 60], 1),
    span([BEGIN + 60, BEGIN + 90], 4, 'meeting'),
    span([BEGIN + 100, BEGIN + 200], 5),
  ]
  expect(toTrackEvents(spans, BEGIN + 200)).toEqual([
    { evtType: 1, evtAt: BEGIN },
    { evtType: 4, evtAt: BEGIN + 60, subEvt: 'meeting' },
    { evtType: 0, evtAt: BEGIN + 90 },
    { evtType: 5, evtAt: BEGIN + 100 },
  ])
})

/** Reads events as a page does: each status holds until the next event, the last one until now (MON-074, MON-076). */
function statusAt(events: readonly monitor.TrackEvent[], second: number): string {
  const last = events.findLast(({ evtAt }) => evtAt <= second)
  const status = last ? statusAfter(last.evtType) : 'offline'
  return `${status ?? 'none'} ${last?.subEvt ?? ''}`
}

function statusIn(spans: readonly TrackSpan[], second: number): string {
  const found = spans.find(({ fromAt, toAt }) => second >= fromAt && second < toAt)
  return found ? `${statusAfter(found.evt) ?? 'none'} ${found.subEvt ?? ''}` : 'offline '
}

test('anyone who reads the events finds at every second the status of the spans [MON-074, MON-075, MON-076]', () => {
  const parts = fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(...EVENTS),
      fc.constantFrom('a', 'b', null),
      fc.boolean(),
    ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(parts, (all) => {
      let at = BEGIN
      const spans: TrackSpan[] = []
      for (const [length, evt, subEvt, isKnown] of all) {
        if (isKnown) spans.push(span([at, at + length], evt, evt === 0 ? null : subEvt))
        at += length
      }
      const now = spans.at(-1)?.toAt ?? BEGIN
      for (const end of [now, now + 7]) {
        const events = toTrackEvents(spans, end)
        for (let second = BEGIN - 1; second < end; second += 1)
          expect(statusAt(events, second)).toBe(statusIn(spans, second))
      }
    }),
  )
})
