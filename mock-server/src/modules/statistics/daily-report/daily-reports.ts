import type { dailyReport, Language, ParsedQueryOf } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { type Cell, cellText } from '../../../platform/exports/cell.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { daySeries, findModules, type SeriesFilter, type SeriesRow } from '../statistics/public.ts'
import { dailyReportTexts } from './daily-report.messages.ts'
import { findWorkplace, rowVersion, typedValues } from './daily-report.store.ts'
import { type ReportColumn, reportDefinitions } from './report-definitions.ts'

type ReportQuery = ParsedQueryOf<typeof dailyReport.reports>

/** An unknown business, and a workplace that the reader does not see as a whole, answer 404. */
export async function findWorkplaceId(
  tx: TenantTx,
  {
    userId,
    query: { bizTypeId, workplace },
  }: { userId: number; query: Pick<ReportQuery, 'bizTypeId' | 'workplace'> },
): Promise<number> {
  await requireBusinessType(tx, bizTypeId)
  const scope = await findScope(tx, { userId, orgId: undefined })
  const workplaceId = await findWorkplace(tx, { scope, name: workplace })
  if (workplaceId === undefined) throw new NotFound(dailyReportTexts.noWorkplace)
  return workplaceId
}

type Reader = { userId: number; timezone: string; language: Language; now: Date }

/** A report whose cells have their types. */
export type TypedReport = Omit<dailyReport.Report, 'data' | 'totals'> & {
  totals: readonly TypedTotal[]
  data: readonly { day: string; version: number; items: readonly { id: string; cell: Cell }[] }[]
}

/** Finds the reports as the page shows them. */
export async function findDailyReports(
  tx: TenantTx,
  query: ReportQuery,
  reader: Reader,
): Promise<dailyReport.Report[]> {
  const reports = await findTypedReports(tx, query, reader)
  return reports.map((report) => ({
    ...report,
    totals: report.totals.map(({ id, cell, kind }) => ({ id, value: cellText(cell), kind })),
    data: report.data.map(({ day, version, items }) => ({
      day,
      version,
      items: items.map(({ id, cell }) => ({ id, value: cellText(cell) })),
    })),
  }))
}

export async function findTypedReports(
  tx: TenantTx,
  query: ReportQuery,
  { userId, timezone, language, now }: Reader,
): Promise<TypedReport[]> {
  const workplaceId = await findWorkplaceId(tx, { userId, query })
  const { workplace: _name, ...range } = query
  const days = await findReportDays(tx, { ...range, scope: { rootId: workplaceId }, timezone, now })
  const typed = await typedValues(tx, { ...range, workplaceId })
  const typedBy = new Map(typed.map((value) => [`${value.day}/${value.columnId}`, value]))
  const off = new Set((await findModules(tx)).flatMap((one) => (one.isEnabled ? [] : [one.module])))
  return buildReports(days, { typedBy, off, language })
}

type Day = { day: string; row: SeriesRow }

/** The newest first. */
async function findReportDays(tx: TenantTx, filter: SeriesFilter): Promise<Day[]> {
  const rows = await daySeries(tx, filter)
  return rows
    .map((row) => ({ day: toZonedDay(row.time, filter.timezone).replaceAll('-', ''), row }))
    .toReversed()
}

type Shown = {
  /** By `YYYYMMDD/column`. */
  typedBy: ReadonlyMap<string, { value: string; version: number }>
  /** Modules that are off. */
  off: ReadonlySet<string>
  language: Language
}

function buildReports(days: readonly Day[], { typedBy, off, language }: Shown): TypedReport[] {
  return reportDefinitions.map(({ name, columns }) => {
    const shown = columns.filter(({ module }) => module === undefined || !off.has(module))
    return {
      name: name[language],
      columns: shown.map((column) => ({
        id: column.id,
        name: column.name[language],
        editable: column.read === undefined,
        isAmount: column.isAmount ?? false,
      })),
      totals: computeTotals(shown, {
        rows: days.map(({ row }) => row),
        typedOf: (id) => days.flatMap(({ day }) => typedBy.get(`${day}/${id}`)?.value ?? []),
      }),
      data: days.map(({ day, row }) => ({
        day,
        version: rowVersion(
          columns.flatMap(({ id, read }) => (read ? [] : (typedBy.get(`${day}/${id}`) ?? []))),
        ),
        items: shown.flatMap(({ id, read, isAmount = false }) => {
          if (read) return [{ id, cell: read(row) }]
          const value = typedBy.get(`${day}/${id}`)?.value
          return value === undefined ? [] : [{ id, cell: isAmount ? amountOrText(value) : value }]
        }),
      })),
    }
  })
}

/** Parses a typed amount; anything else, such as a number with words or zeros before it, stays as typed. */
function amountOrText(value: string): Cell {
  const amount = Number(value)
  return String(amount) === value && Number.isFinite(amount) ? amount : value
}

type TypedTotal = { id: string; cell: Cell; kind: 'sum' | 'mean' }

/**
 * Totals over the days: counts and durations are added, rates and averages are those of the added figures. Amounts that
 * people typed are added; without any there is no total.
 */
function computeTotals(
  columns: readonly ReportColumn[],
  { rows, typedOf }: { rows: readonly SeriesRow[]; typedOf: (columnId: string) => readonly string[] },
): TypedTotal[] {
  const [first, ...others] = rows
  if (first === undefined) return []
  const all = others.reduce(addRows, first)
  return columns.flatMap(({ id, read, total, isAmount }): TypedTotal[] => {
    if (total === 'none') return []
    if (read !== undefined) return [{ id, cell: read(all), kind: total ?? 'sum' }]
    const amounts = isAmount ? typedOf(id).map(Number).filter(Number.isFinite) : []
    return amounts.length === 0 ? [] : [{ id, cell: amounts.reduce((sum, one) => sum + one), kind: 'sum' }]
  })
}

function addRows(one: SeriesRow, other: SeriesRow): SeriesRow {
  const sums = { ...one }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the row itself
  for (const key of Object.keys(one) as (keyof SeriesRow)[]) sums[key] += other[key]
  return sums
}
