import { STATUS_EVENT, type monitor, type StatusEvent } from '@console/contracts'
import { toUnixSeconds } from '../../../platform/clock.ts'

/** A status of one person as it is after corrections, in unix seconds. */
export type TrackSpan = { evt: StatusEvent; subEvt: string | null; fromAt: number; toAt: number }

/**
 * The events from which a reader draws exactly these spans: each one's start, and a log-out where a span ends before now
 * without another that continues. `spans` are of one person, in order and apart.
 */
export function toTrackEvents(spans: readonly TrackSpan[], now: number): monitor.TrackEvent[] {
  return spans.flatMap(({ evt, subEvt, fromAt, toAt }, index) => {
    const start = { evtType: evt, evtAt: fromAt, ...(subEvt === null ? {} : { subEvt }) }
    const isContinued = toAt >= now || spans[index + 1]?.fromAt === toAt
    return isContinued || evt === STATUS_EVENT.logOut
      ? [start]
      : [start, { evtType: STATUS_EVENT.logOut, evtAt: toAt }]
  })
}

/** As `toTrackEvents`, by person. */
export function eventsOfPeople(
  spans: readonly (TrackSpan & { userId: number })[],
  now: Date,
): Map<number, monitor.TrackEvent[]> {
  const byPerson = Map.groupBy(spans, ({ userId }) => userId)
  return new Map([...byPerson].map(([userId, own]) => [userId, toTrackEvents(own, toUnixSeconds(now))]))
}
