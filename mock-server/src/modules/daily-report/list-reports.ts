import { dailyReport, type Language } from '@console/contracts'
import type { TenantTx } from '../../context.ts'
import { NotFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { dayOf } from '../credential/days.ts'
import { daySeries, type SeriesFilter, type SeriesRow } from '../statistics/series.store.ts'
import { mayReadStatistics, scopeOf } from '../statistics/statistics.policy.ts'
import { findModules, isBusinessType } from '../statistics/settings.store.ts'
import { findWorkplace, typedValues } from './daily-report.store.ts'
import { reportDefinitions } from './report-definitions.ts'

export const listReports = route(dailyReport.reports, {
  policy: mayReadStatistics,
  handler: async ({ ctx, tx, session, language, query: { workplace, ...range } }) => {
    if (!(await isBusinessType(tx, range.bizTypeId))) throw new NotFound()
    const scope = await scopeOf(tx, { userId: session.userId, wanted: undefined })
    const workplaceId = await findWorkplace(tx, { scope, name: workplace })
    if (workplaceId === undefined) throw new NotFound()
    const days = await daysOf(tx, {
      ...range,
      scope: { rootId: workplaceId },
      timezone: session.timezone,
      now: ctx.clock.now(),
    })
    const typed = await typedValues(tx, { ...range, workplaceId })
    const typedBy = new Map(typed.map(({ day, columnId, value }) => [`${day}/${columnId}`, value]))
    const off = new Set((await findModules(tx)).flatMap((one) => (one.isEnabled ? [] : [one.module])))
    return { reports: reportsOf(days, { typedBy, off, language }) }
  },
})

type Day = { day: string; row: SeriesRow }

/** The newest first. */
async function daysOf(tx: TenantTx, filter: SeriesFilter): Promise<Day[]> {
  const rows = await daySeries(tx, filter)
  return rows.map((row) => ({ day: dayOf(row.time, filter.timezone).replaceAll('-', ''), row })).toReversed()
}

type Shown = {
  /** By `YYYYMMDD/column`. */
  typedBy: ReadonlyMap<string, string>
  /** Modules that are off. */
  off: ReadonlySet<string>
  language: Language
}

function reportsOf(days: readonly Day[], { typedBy, off, language }: Shown): dailyReport.Report[] {
  return reportDefinitions.map(({ name, columns }) => {
    const shown = columns.filter(({ module }) => module === undefined || !off.has(module))
    return {
      name: name[language],
      columns: shown.map((column) => ({
        id: column.id,
        name: column.name[language],
        editable: column.read === undefined,
      })),
      data: days.map(({ day, row }) => ({
        day,
        items: shown.flatMap(({ id, read }) => {
          const value = read ? read(row) : typedBy.get(`${day}/${id}`)
          return value === undefined ? [] : [{ id, value }]
        }),
      })),
    }
  })
}
