import { ingest } from '@console/contracts'
import type { Module } from '../../module.ts'
import { mountClientRoutes } from '../../operations/open-api/public.ts'
import { reportEvents } from './report-events.ts'

/** Batches of one client a minute, apart from its other calls: 10,000 events a second in batches of 500. */
export const BATCHES_PER_MINUTE = 1200

/** Ingests what happened on a real platform. */
export const ingestModule: Module = {
  name: 'ingest',
  routes: [],
  openApiCalls: [
    { call: ingest.report, summary: 'Ingests events: calls, statuses, quality', body: ingest.batch },
  ],
  mount: (app, ctx) =>
    mountClientRoutes(app, ctx, {
      routes: [reportEvents()],
      limits: { callsPerMinute: BATCHES_PER_MINUTE, maxBodyBytes: ingest.MAX_BATCH_BYTES },
    }),
}
