// The console itself only sends reports: the calls that read them are not part of its program.
export {
  BATCH_INTERVAL_MS,
  BATCH_SIZE,
  DURATION_METRICS,
  MAX_EVENTS_PER_MINUTE,
  MAX_EVENT_SECONDS,
  MAX_REPORTED_EVENTS,
  MAX_VALUE_CHARACTERS,
  METRICS,
  PLAIN_TEXT_METRIC,
  SOURCE_TYPE,
  SOURCE_VERSION,
  eventValue,
  report,
  trackedEvent,
  type EventValue,
  type MetricId,
  type TrackedEvent,
} from './report-call.ts'
export { MAX_METRICS, detailList, exportStats, metrics, statList } from './statistics-calls.ts'
