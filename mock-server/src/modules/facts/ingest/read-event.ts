import { ingest, canHaveSubStatus, type Language } from '@console/contracts'
import { issueText, WITH_INPUT } from '../../../access/issue-text.ts'
import { DAY_SECONDS } from '../../../platform/time/units.ts'
import { ingestTexts } from './ingest.messages.ts'

const MAX_FIELD_CHARACTERS = 100

/** Why an event is refused, and at which of its fields. */
export type Refusal = { reason: Exclude<ingest.Reason, 'brokenField'>; field: string }

export type EventRef = { index: number; eventId: string | null }
export type ReadEvent =
  | { ref: EventRef; event: ingest.IngestEvent }
  | { ref: EventRef; refused: ingest.RefusedEvent }

/** Reads one event as it was sent, without a query of the database. */
export function readEvent(
  raw: unknown,
  { index, now, language }: { index: number; now: Date; language: Language },
): ReadEvent {
  const ref = { index, eventId: parseEventId(raw) }
  const parsed = ingest.event.safeParse(raw, WITH_INPUT)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const path = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : (issue?.path ?? [])
    const field = path.map(String).join('.').slice(0, MAX_FIELD_CHARACTERS)
    const message = issue === undefined ? '' : issueText(issue, language)
    return {
      ref,
      refused: { ...ref, reason: 'brokenField', ...(field === '' ? {} : { field }), message },
    }
  }
  const refusal = findContradiction(parsed.data) ?? findTimeRefusal(parsed.data, now)
  if (refusal) return { ref, refused: refusedEvent(ref, refusal, language) }
  return { ref, event: parsed.data }
}

export function refusedEvent(ref: EventRef, refusal: Refusal, language: Language): ingest.RefusedEvent {
  return { ...ref, ...refusal, message: ingestTexts[refusal.reason][language] }
}

export function toDate(unixSeconds: number): Date {
  return new Date(Math.round(unixSeconds * 1000))
}

function parseEventId(raw: unknown): string | null {
  if (typeof raw !== 'object' || raw === null || !('eventId' in raw)) return null
  return ingest.eventId.safeParse(raw.eventId).data ?? null
}

function findContradiction(event: ingest.IngestEvent): Refusal | null {
  switch (event.type) {
    case 'shift':
      if (event.endsAt <= event.startsAt) return { reason: 'rangeBackwards', field: 'endsAt' }
      return event.endsAt - event.startsAt > ingest.MAX_SHIFT_SECONDS
        ? { reason: 'shiftTooLong', field: 'endsAt' }
        : null
    case 'status':
      return event.subEvt !== undefined && !canHaveSubStatus(event.evt, event.subEvt)
        ? { reason: 'wrongSubStatus', field: 'subEvt' }
        : null
    case 'recommendation':
      return event.isAccepted && !event.isValid
        ? { reason: 'acceptedButNotValid', field: 'isAccepted' }
        : null
    default:
      return null
  }
}

/** A shift may be of the future; everything else has happened. A cover has no time of its own. */
function findTimeRefusal(event: ingest.IngestEvent, now: Date): Refusal | null {
  if (event.type === 'violation.cover') return null
  const [field, seconds] =
    event.type === 'shift' ? (['startsAt', event.startsAt] as const) : (['at', event.at] as const)
  const agoSeconds = now.getTime() / 1000 - seconds
  const maxAgeSeconds = ingest.MAX_AGE_DAYS * DAY_SECONDS
  const maxFutureSeconds = event.type === 'shift' ? maxAgeSeconds : ingest.MAX_FUTURE_SECONDS
  if (agoSeconds > maxAgeSeconds) return { reason: 'tooOld', field }
  return -agoSeconds > maxFutureSeconds ? { reason: 'inFuture', field } : null
}
