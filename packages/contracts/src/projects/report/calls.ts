import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { id, noBody, queryId, queryInt, unixSeconds } from '../../shared/wire.ts'
import { fileId, projectFile, reportRemark } from '../project/entities.ts'
import { PROJECT_REFUSALS, RULE_REFUSALS } from '../project/refusals.ts'

const PATH = '/api/tenant/project/report'
const { unknownFile, reportExists, monthOutside } = PROJECT_REFUSALS

/** The owner side's reports have this id and the type `platform` (PROJ-036). */
export const OWNER_SIDE = 0
export const ownerTenantType = z.enum(['platform', 'contractor'])
export const reportMonth = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

/** The month of a day `YYYY-MM-DD`. */
function toMonth(day: string): string {
  return day.slice(0, 'YYYY-MM'.length)
}

/** The month before that of a day `YYYY-MM-DD`, as reports name it: the one whose reports are due. */
export function monthBefore(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7)
}

/** Days `YYYY-MM-DD` in the company's zone; null where a platform does not say when the project was posted. */
export type ReportDays = { postedOn: string | null; today: string }

/** Reports are of months that have ended, from that in which the project was posted. */
export function reportableMonths({ postedOn, today }: ReportDays): { first: string; last: string } {
  return { first: postedOn === null ? '2000-01' : toMonth(postedOn), last: monthBefore(today) }
}

export function canReportMonth(month: string, days: ReportDays): boolean {
  const { first, last } = reportableMonths(days)
  // Months are written so that the later one is the greater text.
  return month >= first && month <= last
}

const report = z.object({
  id,
  reportTime: reportMonth,
  remark: z.string(),
  files: z.array(projectFile),
  createTimestamp: ours(unixSeconds),
  createByName: ours(z.string()),
  /** True if the caller may delete it. */
  isOwn: ours(z.boolean()),
})
export type MonthlyReport = z.output<typeof report>

/** Months that a list of reports goes back at the most, where each has one: ten years. */
export const MAX_REPORTS = 120

/** Reports of one side of a project, the latest `MAX_REPORTS` of them, the latest month first (PROJ-035). */
export const reports = defineCall({
  id: 'projectReport.reports',
  documented: true,
  path: `${PATH}/query`,
  envelope: 'status',
  query: z
    .strictObject({
      projectId: queryId,
      type: z.literal('monthly'),
      ownerTenantId: queryInt(0, Number.MAX_SAFE_INTEGER),
      ownerTenantType,
    })
    .refine(
      ({ ownerTenantId, ownerTenantType: type }) => (ownerTenantId === OWNER_SIDE) === (type === 'platform'),
      { path: ['ownerTenantType'] },
    ),
  data: z.object({ reports: z.array(report) }),
})

/** One report a month, project and side, with one file (PROJ-037, PROJ-038, PROJ-041). */
export const createReport = defineCall({
  id: 'projectReport.createReport',
  documented: true,
  method: 'POST',
  path: `${PATH}/create`,
  envelope: 'status',
  body: z.strictObject({
    fileFids: z.array(fileId).length(1),
    /** 0 for the owner's side, else the contractor's own company. */
    ownerTenantId: z.int().min(0),
    projectId: id,
    remark: reportRemark.default(''),
    reportTime: reportMonth,
    type: z.literal('monthly'),
  }),
  data: ours(z.object({ id })),
  refusals: { ...RULE_REFUSALS, unknownFile, reportExists, monthOutside },
})

const removal = {
  access: 'session',
  envelope: 'status',
  query: z.strictObject({ id: queryId }),
  body: noBody,
  data: z.null(),
} as const

/** Deletes a report as the source documents it, with an effect on GET; only the bearer header is accepted (R13). */
export const deleteReport = defineCall({
  id: 'projectReport.deleteReport',
  documented: true,
  path: `${PATH}/delete`,
  ...removal,
})
/** Deletes a report by the proper method, which the console uses. */
export const removeReport = defineCall({
  id: 'projectReport.removeReport',
  method: 'DELETE',
  path: `${PATH}/delete`,
  ...removal,
})
