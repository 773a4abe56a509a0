import { ingest } from '@console/contracts'
import { type ClientRoute, clientRoute } from '../../operations/open-api/public.ts'
import { batchQueue } from './batch-queue.ts'
import { ingestEvents } from './ingest-events.ts'

/** Any enabled client of the company may report. A function, since each server has its own queue. */
export function reportEvents(): ClientRoute {
  const inTurn = batchQueue()
  const { call, run } = clientRoute(ingest.report, ({ ctx, tx, body, language }) =>
    ingestEvents(tx, { events: body.events, now: ctx.clock.now(), language }),
  )
  return { call, run: (raw, client) => inTurn(client.tenantId, () => run(raw, client)) }
}
