export { lastCall, lastStatuses } from './presence.store.ts'
export { statusSpans, type SpanQuery } from './status-spans.ts'
