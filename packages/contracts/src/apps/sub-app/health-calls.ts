import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, queryInt, unixSeconds } from '../../shared/wire.ts'
import { module } from './app-version.ts'
import { slotId } from './slots.ts'

export const MAX_REPORTS = 20
export const MAX_REPORT_CHARACTERS = 500
/** Longest time that is counted, in milliseconds. */
const MAX_REPORTED_MS = 600_000
const milliseconds = z.int().min(0).max(MAX_REPORTED_MS)
const MAX_LONG_TASKS = 1000

/** Event of an app in a browser. */
const healthReport = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mounted'), loadMs: milliseconds, mountMs: milliseconds }),
  z.strictObject({ kind: z.literal('failed'), text: z.string().max(MAX_REPORT_CHARACTERS) }),
  /** An error that nothing in the app caught, a refusal of the page's policy, or what a mount left behind. */
  z.strictObject({ kind: z.enum(['error', 'policy', 'leak']), text: z.string().max(MAX_REPORT_CHARACTERS) }),
  z.strictObject({ kind: z.literal('longTasks'), count: z.int().min(1).max(MAX_LONG_TASKS) }),
  /** A contribution was shown, or ran; or it failed. Failures of the line are not reported. */
  z.strictObject({
    kind: z.literal('slot'),
    slot: slotId,
    outcome: z.enum(['shown', 'failed']),
    ms: milliseconds,
    /** Tasks of its script that took too long. */
    longTasks: z.int().min(0).max(MAX_LONG_TASKS).default(0),
    text: z.string().max(MAX_REPORT_CHARACTERS).default(''),
  }),
])

/** Reports of registered apps, without names and addresses of people. */
export const reportHealth = defineCall({
  id: 'subApp.reportHealth',
  method: 'POST',
  path: '/api/apps/health',
  access: 'page',
  body: z.strictObject({
    reports: z
      .array(z.strictObject({ module, versionId: id, report: healthReport }))
      .min(1)
      .max(MAX_REPORTS),
  }),
})
export type HealthReport = z.output<typeof healthReport>

const healthFigures = {
  mounts: z.int(),
  failures: z.int(),
  errors: z.int(),
  policyReports: z.int(),
  longTasks: z.int(),
  leaks: z.int(),
  /** Means in milliseconds; null: nothing was mounted. */
  loadMs: z.int().nullable(),
  mountMs: z.int().nullable(),
  slowestMs: z.int(),
  calls: z.int(),
  refusedCalls: z.int(),
  backEndRequests: z.int(),
}

export const MAX_HEALTH_DAYS = 30

/** A contribution of a version in browsers. */
const slotHealth = z.object({
  versionId: id,
  number: z.int(),
  slot: slotId,
  name: z.object({ en: z.string(), zh: z.string() }),
  /** As a consent names it. */
  place: z.string(),
  isOff: z.boolean(),
  /** Switched off by the console itself, because it failed for many. */
  isOffByItself: z.boolean(),
  shown: z.int(),
  failures: z.int(),
  people: z.int(),
  /** People for whom it failed twice in a row. */
  failingPeople: z.int(),
  /** Null: it was never shown. */
  meanMs: z.int().nullable(),
  slowestMs: z.int(),
  longTasks: z.int(),
  /** Size of the script of its version. */
  scriptBytes: z.int(),
})
export type SlotHealth = z.output<typeof slotHealth>

/** The health of an app's versions in the last days, by the hour. For people of the platform and of the company that owns it. */
export const health = defineCall({
  id: 'subApp.health',
  path: '/api/apps/health',
  query: z.strictObject({ module, days: queryInt(1, MAX_HEALTH_DAYS).default(7) }),
  data: z.object({
    versions: z.array(
      z.object({
        versionId: id,
        number: z.int(),
        people: z.int(),
        /** People whose last attempt failed. */
        failingPeople: z.int(),
        ...healthFigures,
      }),
    ),
    /** Contributions of the versions that somebody runs, or ran in this time. */
    slots: z.array(slotHealth),
    hours: z.array(z.object({ versionId: id, hour: unixSeconds, ...healthFigures })),
    lastFailures: z.array(z.object({ versionId: id, kind: z.string(), text: z.string(), at: unixSeconds })),
  }),
})
