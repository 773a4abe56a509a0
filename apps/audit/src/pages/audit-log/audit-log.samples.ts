import type { audit } from '@console/contracts'

/** Records for tests of the page; the time is that of the pictures. */
export const sampleNow = Date.UTC(2026, 10, 20, 6, 30)

export const sampleRecord: audit.AuditRecord = {
  id: 408_117_236,
  tenantId: 3,
  module: 'label',
  moduleShowName: 'Smart labels',
  opType: 'label.modify',
  opTypeShowName: 'Modify label',
  targetName: 'Cancellation handled badly',
  bizTypeId: 11,
  productId: 21,
  opContentBefore: JSON.stringify({
    pushTo: 'Seat',
    pushContent: 'Read the cooling-off notice',
    clientSecret: 'before-hunter2',
    name: 'Cancellation handled badly',
    keywords: ['cancel', 'refund'],
    rule: { expression: 'A && B', collectionRound: 1 },
    schedule: { days: 7 },
  }),
  opContentAfter: JSON.stringify({
    pushTo: 'All',
    pushContent: 'Read the cooling-off period',
    clientSecret: 'after-hunter2',
    name: 'Cancellation handled badly',
    keywords: ['cancel', 'refund', 'money back'],
    rule: { expression: '(A && B) || !C', collectionRound: 1 },
    schedule: { days: 7 },
  }),
  opAt: Date.UTC(2026, 10, 20, 6, 26, 41) / 1000,
  opUserId: 31,
  opUserName: '方语欣',
  createdAt: Date.UTC(2026, 10, 20, 6, 26, 41) / 1000,
}

/** Makes records, newest first, one minute apart, as in the list: without contents. */
export function sampleRecords(count: number, firstId = sampleRecord.id): audit.AuditRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const { opContentBefore: _before, opContentAfter: _after, ...head } = sampleRecord
    return { ...head, id: firstId - index, opAt: sampleRecord.opAt - 60 * index }
  })
}

export const sampleModules = [
  { module: 'label', moduleShowName: 'Smart labels' },
  { module: 'session', moduleShowName: 'Sign-in' },
]

export const sampleOpTypes: Readonly<Record<string, { opType: string; opTypeShowName: string }[]>> = {
  label: [
    { opType: 'label.modify', opTypeShowName: 'Modify label' },
    { opType: 'label.delete', opTypeShowName: 'Delete label' },
  ],
  session: [{ opType: 'session.signIn', opTypeShowName: 'Sign in' }],
}

export const sampleBusinessTypes = [
  { id: 11, name: 'Winter renewals' },
  { id: 12, name: 'Spring card activation' },
]

export const sampleProducts = [
  { id: 21, name: 'Home cover plus', businessName: 'Winter renewals', businessCode: 11 },
  { id: 22, name: 'Gold card', businessName: 'Spring card activation', businessCode: 12 },
]
