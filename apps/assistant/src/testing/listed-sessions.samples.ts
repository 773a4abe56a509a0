import type { sessionRecord } from '@console/contracts'

export const sampleNow = Date.UTC(2026, 10, 20, 6, 30)

export const sampleSession: sessionRecord.ListedSession = {
  sessionId: 's-100',
  startedAt: Date.UTC(2026, 10, 20, 6, 26, 41) / 1000,
  seats: [{ id: 41, name: 'Emma Hale' }],
  orgName: 'Renewals team A',
  businessName: 'Winter renewals',
  bizId: 11,
  customer: '+44 7700 ***123',
  channel: 'phone',
  calls: 2,
  talkSeconds: 754,
  isValid: true,
  isQuoted: true,
  isOrdered: false,
  violations: [1, 0, 0, 2],
  labels: ['Price too high'],
}

/** Makes sessions, newest first. */
export function sampleSessions(count: number, first = 100): sessionRecord.ListedSession[] {
  return Array.from({ length: count }, (_, index) => ({
    ...sampleSession,
    sessionId: `s-${first - index}`,
    startedAt: sampleSession.startedAt - 60 * index,
  }))
}

export const sampleNames: sessionRecord.SessionNames = {
  businesses: [
    { id: 11, name: 'Winter renewals' },
    { id: 12, name: 'Spring cards' },
  ],
  organizations: [
    { id: 1, name: 'Orchid', parentId: null },
    { id: 2, name: 'Renewals team A', parentId: 1 },
  ],
  rules: [{ id: 5, name: 'Rude words', bizId: 11 }],
  labels: [{ id: 7, name: 'Price too high', bizId: 11 }],
  questions: [{ id: 9, name: 'What does it cost?', bizId: 11 }],
}
