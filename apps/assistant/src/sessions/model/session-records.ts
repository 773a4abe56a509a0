import type { sessionRecord, subApp } from '@console/contracts'

type Person = { id: number; name: string }

const toName = (person: Person | undefined): string | null =>
  person === undefined ? null : person.name || String(person.id)

/** The fields of a listed session that a company can consent to give to apps. */
export function toListedRecord(session: sessionRecord.ListedSession): subApp.RecordOf<'session'> {
  const { sessionId, seats, businessName, startedAt, talkSeconds, violations } = session
  return {
    id: sessionId,
    agentName: toName(seats[0]),
    business: businessName,
    startedAt,
    talkSeconds,
    violationCount: violations.reduce((sum, count) => sum + count, 0),
  }
}

/** The same of the session on its page. */
export function toDetailRecord(session: sessionRecord.SessionDetail): subApp.RecordOf<'session'> {
  const { sessionId, calls, businessName, startedAt, violations } = session
  return {
    id: sessionId,
    agentName: toName(calls[0]?.user),
    business: businessName,
    startedAt,
    talkSeconds: calls.reduce((sum, { talkSeconds }) => sum + (talkSeconds ?? 0), 0),
    violationCount: violations.length,
  }
}
