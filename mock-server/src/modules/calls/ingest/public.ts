export { ingestEvents } from './ingest-events.ts'
export { SEATS_CHANGED } from './report-changed-seats.ts'
