import * as z from 'zod'
import { knownProjectStatus } from '../../projects/project/entities.ts'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { id, queryDay, queryId, unixSeconds } from '../../shared/wire.ts'
import { SEAT_STATUS } from '../../workspace/workspace/seat-status.ts'
import { checkedSeries, detail as orgSeries, summary as orgSummary } from '../statistics/calls.ts'
import { checkedOptionalRange, checkedRange, formFields, pageFields } from '../statistics/form.ts'

export { comparison } from './comparison-call.ts'

/**
 * Statistics of outsourced work, for both sides (R20). A provider reads its own businesses here, with `projectId`
 * only what they did for that project. A project's owner reads what the businesses assigned to it did for it, while
 * they are assigned; without `projectId`, a business is read for the caller's project that it works for, or worked for
 * last. A business or project that the caller has nothing to do with answers like one that does not exist.
 */
const { orgId, ...days } = formFields
const workFields = { ...days, projectId: queryId.optional() }

type Work = { bizTypeId?: number | undefined; projectId?: number | undefined }
const namesWork = ({ bizTypeId, projectId }: Work): boolean =>
  bizTypeId !== undefined || projectId !== undefined
const unnamedWork = { path: ['bizTypeId'], message: 'a business or a project' }

function seriesCall(name: string, path: `/${string}`) {
  return defineCall({
    id: `projectStat.${name}`,
    documented: true,
    path,
    successCode: 200,
    acceptsOnly: 200,
    query: checkedSeries(z.strictObject({ ...workFields, orgId, metric: queryId })).refine(
      namesWork,
      unnamedWork,
    ),
    data: orgSeries.data.extend({
      /** The zone of the points' days; absent with a server that does not say. */
      timezone: ours(z.string()),
    }),
  })
}

/**
 * One metric of outsourced work over a range, as `stat.detail` answers it (STAT-036, RPT-019). At most 31 days of a
 * business or a project; one of both is needed. `orgId` is for a tenant's own businesses: another tenant's
 * organisations cannot be chosen (RPT-Q11). A day of outsourced work is a day where it is done, in the answer's
 * `timezone`; days of work in several zones are written in the caller's.
 */
export const detail = seriesCall('detail', '/api/dolphin-ai/stat/detail/project')
/** The series of `projectStat.detail` under another path (RPT-Q10). */
export const bizDetail = seriesCall('bizDetail', '/api/dolphin-ai/stat/biz/detail')

/** Period in which a business works for a project, and in which its work counts (R20). */
const workPeriod = z.object({
  from: unixSeconds,
  /** Null: it goes on. */
  until: unixSeconds.nullable(),
})
export type WorkPeriod = z.output<typeof workPeriod>

/** The figures of a business, or of all that work for a project (RPT-020, PROJ-025). */
export const bizSummary = defineCall({
  id: 'projectStat.bizSummary',
  documented: true,
  path: '/api/dolphin-ai/stat/biz/summary',
  successCode: 200,
  query: checkedRange(z.strictObject(workFields)).refine(namesWork, unnamedWork),
  data: orgSummary.data.extend({
    /**
     * Periods in which a business works, or worked, for a project, the earliest first. Absent where not both are named, and
     * with a server that does not have it.
     */
    periods: ours(z.array(workPeriod)),
  }),
})

/** Both days or none; without them, since the work began. */
const optionalDays = { beginDay: queryDay.optional(), endDay: queryDay.optional() }
const seconds = z.int().min(0)

const worker = z.object({
  userId: id,
  /** The same again: doc 1 reads either (PROJ-031). */
  id,
  name: z.string(),
  /** Empty where they belong to none. */
  orgName: z.string(),
  /** Masked (R39); null where none is known. */
  phone: z.string().nullable(),
  /** At this moment, for this business. */
  onlineStatus: z.enum(['offline', 'online']),
  /** Seconds online for this business in the range. */
  totalOnlineDuration: seconds,
  bizId: id,
  /** The status at this moment, for whichever business; an owner of the project is not shown other work. */
  status: z.enum(SEAT_STATUS),
  /** The room in which the worker can be watched; empty while they are offline. */
  roomId: z.string(),
})
export type Worker = z.output<typeof worker>

/** People who work for a business now or did so in the range, the longest online first (RPT-022, PROJ-031). */
export const workers = defineCall({
  id: 'projectStat.workers',
  documented: true,
  path: '/api/dolphin-ai/stat/biz/workerList',
  successCode: 200,
  query: checkedOptionalRange(
    z.strictObject({
      bizTypeId: queryId,
      projectId: queryId.optional(),
      ...optionalDays,
      ...pageFields,
    }),
  ),
  data: z.object({ records: z.array(worker), totalCnt: z.int().min(0) }),
})

/** The maximum of one call. */
export const MAX_BUSINESSES = 100

/**
 * Seconds online of several businesses, in the order requested (RPT-023, PROJ-024). Businesses that the caller has nothing
 * to do with, such as one whose assignment is not confirmed yet, are left out.
 */
export const onlineDurations = defineCall({
  id: 'projectStat.onlineDurations',
  documented: true,
  path: '/api/dolphin-ai/stat/biz/onlineDurationBatch',
  successCode: 200,
  query: checkedOptionalRange(
    z.strictObject({
      /** Repeated, once a business. */
      bizTypeIds: z.union([z.array(queryId).min(1).max(MAX_BUSINESSES), queryId.transform((only) => [only])]),
      projectId: queryId.optional(),
      ...optionalDays,
    }),
  ),
  data: z.array(z.object({ bizTypeId: id, totalOnlineDuration: seconds })),
})

/** The newest projects that the selectors offer. */
export const MAX_PROJECTS = 1000

/**
 * Projects whose work has started, newest first, each with the businesses that do it: all of an owner's own projects, and
 * for a provider its own businesses. Nobody, the platform included, is offered work whose figures they may not read
 * (PROJ-Q7, LIVE-Q1, R20 and R43).
 */
export const monitor = defineCall({
  id: 'projectStat.monitor',
  documented: true,
  path: '/api/tenant/project/monitor',
  envelope: 'status',
  access: 'page',
  localised: true,
  data: z.object({
    records: z.array(
      z.object({
        id,
        name: z.string(),
        /** While it is suspended nobody works for it; absent with a server that does not say. */
        status: ours(knownProjectStatus),
        assignments: z.array(
          z.object({
            bizTypeID: id,
            tenantName: z.string(),
            /** True for the caller's company; absent with a server that does not say. */
            isOwn: ours(z.boolean()),
            /** The company's zone, whose days its figures are of (R65). */
            timezone: ours(z.string()),
          }),
        ),
      }),
    ),
  }),
})
