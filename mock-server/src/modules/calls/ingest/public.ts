export { ingestEvents } from './ingest-events.ts'
