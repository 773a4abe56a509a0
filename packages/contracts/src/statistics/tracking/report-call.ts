import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { DAY_SECONDS } from '../../shared/units.ts'
import { id, restricted, unixSeconds } from '../../shared/wire.ts'
import { METRIC_ID, SESSION_ID } from './range.ts'

/** Source of the console's own events (SHELL-085). */
export const SOURCE_TYPE = 'assistant_console'
/** The client's version, also for the workspace and the realtime socket (WORK-009, RT-005). */
export const SOURCE_VERSION = '2.5.0.5000'
/** The number of events at which the console sends a batch at once (SHELL-083). */
export const BATCH_SIZE = 5
/** The interval at which the console sends smaller batches. */
export const BATCH_INTERVAL_MS = 6000
/** Events of one report at most: a batch that waited for the network may be longer than `BATCH_SIZE`. */
export const MAX_REPORTED_EVENTS = 50
export const MAX_VALUE_CHARACTERS = 1000
/** Events that one person may report within a minute; more is answered 429. */
export const MAX_EVENTS_PER_MINUTE = 600

/** The metrics that the console itself tracks (SHELL-Q30). */
export const METRICS = {
  pageView: 'page.view',
  /** Time on a visible page, reported every 10 s. */
  timeOnPage: 'page.time',
  bubbleShown: 'bubble.shown',
  bubbleClicked: 'bubble.clicked',
} as const
export type MetricId = (typeof METRICS)[keyof typeof METRICS]

/** Metrics whose events last: each has its `seconds`, and they are added up (DSET-Q17). */
export const DURATION_METRICS: ReadonlySet<string> = new Set([METRICS.timeOnPage])
/** Seconds that one event of a duration can add at most; a longer value is not a duration. */
export const MAX_EVENT_SECONDS = DAY_SECONDS

/**
 * Content of the text `value` of the console's own events: JSON with a metric and its payload (SHELL-Q30). Any other text
 * counts under `PLAIN_TEXT_METRIC`, because the documents only say that it is text. `seq` counts the events of a tracking
 * session: two events with the same value and second are one event sent again, so `seq` distinguishes events that really
 * happened twice.
 */
export const eventValue = z
  .object({
    metricId: z.string().regex(METRIC_ID),
    seq: z.int().min(0).optional(),
  })
  .loose()
export type EventValue = z.output<typeof eventValue>

/** The metric of an event whose value names none. */
export const PLAIN_TEXT_METRIC = 'text'

export const trackedEvent = z.strictObject({
  value: z
    .string()
    .min(1)
    .max(MAX_VALUE_CHARACTERS)
    .refine((text) => !text.includes('\0'), restricted('storable')),
  timestamp: unixSeconds,
})
export type TrackedEvent = z.output<typeof trackedEvent>

/** Reports events of the signed-in user (SHELL-082). An event that is there already is not stored again. */
export const report = defineCall({
  id: 'tracking.report',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/stat/event_tracking/report',
  body: z.strictObject({
    /** Null for a user without a business type. */
    bizTypeId: id.nullish(),
    metrics: z.array(trackedEvent).min(1).max(MAX_REPORTED_EVENTS),
    sessionId: z.string().regex(SESSION_ID),
    sourceType: z.string().regex(/^[\w-]{1,64}$/),
    sourceVersion: z.string().regex(/^[\w.+-]{1,64}$/),
  }),
})
