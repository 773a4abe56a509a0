import * as z from 'zod'
import { recordExportFilter } from '../../quality/quality/record-filter.ts'
import { billExportFilter, offlineFilter } from '../../statistics/bill/form.ts'
import { reportFilter } from '../../statistics/daily-report/filter.ts'
import { editExportFilter, shiftExportFilter, trackExportFilter } from '../../statistics/monitor/form.ts'
import { statTableFilter } from '../../statistics/statistics/export-filter.ts'
import { statForm } from '../../statistics/statistics/form.ts'
import { usageFilter } from '../../statistics/tracking/range.ts'
import { checkFilter } from '../../voiceprint/voiceprint/filters.ts'
import { auditFilter } from '../audit/filter.ts'
import { EXPORT_FORMATS, type ExportRequest } from '../exports/calls.ts'
import { ANY_DAY, DAY_FORMS, type DayFields, type DayForm, type RunDays } from './run-days.ts'
import { PERIODS, type Period } from './timing.ts'

/** Exports that can be scheduled, and how their filters write the days. */
const FORMS = {
  statTable: 'days',
  seatQuality: 'days',
  dailyReport: 'days',
  statusEdits: 'isoDays',
  statusTrack: 'daysAt',
  shifts: 'daysAt',
  violations: 'times',
  consoleUse: 'times',
  audit: 'operationTimes',
  bill: 'billMonth',
  billLines: 'billMonth',
  recordings: 'recordingMonth',
  voiceChecks: 'checkDay',
} as const satisfies Partial<Record<ExportRequest['kind'], DayForm>>
export type ScheduledKind = keyof typeof FORMS
export const SCHEDULED_KINDS: readonly string[] = Object.keys(FORMS)

const format = z.enum(EXPORT_FORMATS).default('xlsx')

type Undated<Filter extends z.ZodObject, Kind extends ScheduledKind> = z.ZodObject<
  Omit<Filter['shape'], keyof DayFields<(typeof FORMS)[Kind]>>,
  z.core.$strict
>

/** An export without the days, which each run brings: its filter must be one of the export with any days. */
function scheduled<Kind extends ScheduledKind, Filter extends z.ZodObject>(kind: Kind, filter: Filter) {
  const days: object = DAY_FORMS[FORMS[kind]](ANY_DAY)
  const fields = Object.entries(filter.shape).filter(([name]) => !(name in days))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler does not follow names of fields through their list
  const undated = z.strictObject(Object.fromEntries(fields)) as unknown as Undated<Filter, Kind>
  return z.strictObject({
    kind: z.literal(kind),
    filter: undated.refine((value) => filter.safeParse({ ...value, ...days }).success, {
      message: 'no filter of this export',
    }),
    format,
  })
}

/** Exports that can be scheduled, without the days. */
export const scheduledRequest = z.discriminatedUnion('kind', [
  scheduled('statTable', statTableFilter),
  scheduled('seatQuality', statForm),
  scheduled('dailyReport', reportFilter),
  scheduled('statusEdits', editExportFilter),
  scheduled('statusTrack', trackExportFilter),
  scheduled('shifts', shiftExportFilter),
  scheduled('violations', recordExportFilter),
  scheduled('consoleUse', usageFilter),
  scheduled('audit', auditFilter),
  scheduled('bill', billExportFilter),
  scheduled('billLines', billExportFilter),
  scheduled('recordings', offlineFilter),
  scheduled('voiceChecks', checkFilter),
])
export type ScheduledRequest = z.output<typeof scheduledRequest>

/** The fields by which a run names its days. */
export function toDayFields(kind: ScheduledKind, days: RunDays): Record<string, string | number> {
  return DAY_FORMS[FORMS[kind]](days)
}

/** Takes the days out of a page's export; null for one that cannot be scheduled. */
export function withoutDays({
  kind,
  filter,
}: {
  kind: ExportRequest['kind']
  filter: object
}): ScheduledRequest | null {
  const form = Object.entries(FORMS).find(([name]) => name === kind)?.[1]
  if (form === undefined) return null
  const days: object = DAY_FORMS[form](ANY_DAY)
  const rest = Object.fromEntries(Object.entries(filter).filter(([name]) => !(name in days)))
  return scheduledRequest.safeParse({ kind, filter: rest }).data ?? null
}

const PERIODS_OF_FORMS: Partial<Record<DayForm, readonly Period[]>> = {
  billMonth: ['month'],
  recordingMonth: ['month'],
  checkDay: ['day'],
}

/** Lists the days that a file can have: a bill is of a month, checks of a voice are found by one day. */
export function getAllowedPeriods(kind: ScheduledKind): readonly Period[] {
  return PERIODS_OF_FORMS[FORMS[kind]] ?? PERIODS
}
