export { addLabelHits } from './add-label-hits.ts'
export { ingestEvents } from './ingest-events.ts'
export { lockIngest } from './ingest.store.ts'
export { SEATS_CHANGED } from './report-changed-seats.ts'
