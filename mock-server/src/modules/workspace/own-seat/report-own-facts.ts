import { randomUUID } from 'node:crypto'
import type { ingest } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { ingestEvents } from '../../facts/ingest/public.ts'

type OwnFact =
  | Omit<ingest.EventOf<'status'>, 'eventId' | 'at' | 'account'>
  | Omit<ingest.EventOf<'hand'>, 'eventId' | 'at' | 'account'>

/**
 * Reports facts in the same way as any others, so that wall, live view and statistics see them at once. They are a
 * millisecond apart, since of two statuses at one moment none would be the present one.
 */
export async function reportOwnFacts(
  tx: TenantTx,
  facts: readonly OwnFact[],
  { account, now }: { account: string; now: Date },
): Promise<void> {
  const events = facts.map((fact, index) => ({
    ...fact,
    eventId: `seat-page-${randomUUID()}`,
    account,
    at: (now.getTime() - (facts.length - 1 - index)) / 1000,
  }))
  const { refused } = await ingestEvents(tx, { events, now, language: 'en' })
  if (refused.length > 0) throw new Error(`a fact of a seat was refused: ${JSON.stringify(refused)}`)
}
