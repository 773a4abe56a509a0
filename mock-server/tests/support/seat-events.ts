import type { ingest, StatusEvent } from '@console/contracts'
import { ingestEvents } from '../../src/modules/facts/ingest/ingest-events.ts'
import type { TenantTx } from '../../src/platform/context/context.ts'

type Company = {
  tenantId: number
  businessTypeId: number
  inTenant: <Result>(tenantId: number, work: (tx: TenantTx) => Promise<Result>) => Promise<Result>
  now: () => Date
}

/** Seconds ago. */
type CallTimes = { started: number; answered?: number; ended?: number }

export type SeatReporter = ReturnType<typeof seatReporter>

let made = 0
const newId = (): string => `seat-event-${(made += 1)}`

/** Reports what seats of a company do, as their platform would; throws unless all is ingested. */
export function seatReporter({ tenantId, businessTypeId, inTenant, now }: Company) {
  const report = async (...events: readonly ingest.SentEvent[]): Promise<void> => {
    const { refused } = await inTenant(tenantId, (tx) =>
      ingestEvents(tx, { events, now: now(), language: 'en' }),
    )
    if (refused.length > 0) throw new Error(`not all was ingested: ${JSON.stringify(refused)}`)
  }
  const at = (secondsAgo: number): number => Math.floor(now().getTime() / 1000) - secondsAgo
  const started = (account: string, callId: string, secondsAgo: number): ingest.SentEvent => ({
    type: 'call.started',
    eventId: newId(),
    callId,
    sessionId: callId,
    account,
    businessTypeId,
    direction: 'outbound',
    customer: '138****0001',
    channel: 'sip',
    at: at(secondsAgo),
  })
  return {
    status: (account: string, evt: StatusEvent, secondsAgo: number) =>
      report({ type: 'status', eventId: newId(), account, businessTypeId, at: at(secondsAgo), evt }),
    hand: (account: string, isRaised: boolean, secondsAgo = 0) =>
      report({ type: 'hand', eventId: newId(), account, at: at(secondsAgo), isRaised }),
    call: async (account: string, times: CallTimes) => {
      const callId = newId()
      await report(started(account, callId, times.started))
      if (times.answered !== undefined)
        await report({ type: 'call.answered', eventId: newId(), callId, at: at(times.answered) })
      if (times.ended !== undefined)
        await report({ type: 'call.ended', eventId: newId(), callId, at: at(times.ended), hungUpBy: 'seat' })
    },
  }
}
