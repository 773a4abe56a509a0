import { dailyReport, type ParsedBodyOf } from '@console/contracts'
import { PERMISSION } from '../../../access/menu/permissions.ts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { BadRequest, Conflict, Forbidden } from '../../../platform/errors.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { checkColumns } from './check-columns.ts'
import { dailyReportTexts } from './daily-report.messages.ts'
import { lockRow, upsertValues, type RowKey, type StoredRow } from './daily-report.store.ts'
import { findWorkplaceId } from './daily-reports.ts'

/** Sets what people type into one row; what did not change is neither stored nor audited again. */
export const updateRow = route(dailyReport.update, {
  policy: canOpen('report.summary'),
  handler: async ({ ctx, tx, session, body, language }) => {
    if (!session.permissions.has(PERMISSION.editDailyReports))
      throw new Forbidden(dailyReportTexts.cannotEdit)
    const { userId, timezone } = session
    const { bizTypeId, workplace, day, version } = body
    const workplaceId = await findWorkplaceId(tx, { userId, query: body })
    const today = toZonedDay(toUnixSeconds(ctx.clock.now()), timezone).replaceAll('-', '')
    const { inFuture } = dailyReportTexts
    if (day > today) throw new BadRequest({ day: inFuture[language] }, inFuture)
    const report = checkColumns(body.columns, language)
    const key: RowKey = { bizTypeId, workplaceId, day, columnIds: report.columnIds }
    const stored = await lockRow(tx, key)
    if (version !== undefined && version !== stored.version)
      throw new Conflict(dailyReportTexts.changedMeanwhile, { stored })
    const changes = pickChanges(body, stored)
    if (changes.length === 0) return { version: stored.version }
    await upsertValues(tx, { ...key, values: changes })
    const position = { report: report.name, workplace, day: isoDay(day) }
    await tx.audit({
      module: 'dailyReport',
      opType: 'dailyReport.update',
      target: `${report.name}, ${workplace}, ${isoDay(day)}`,
      before: { ...position, ...valuesBefore(changes, stored) },
      after: { ...position, ...Object.fromEntries(changes.map(({ columnId, value }) => [columnId, value])) },
      bizTypeId,
    })
    return { version: (await lockRow(tx, key)).version }
  },
})

type Columns = ParsedBodyOf<typeof dailyReport.update>['columns']

function pickChanges({ columns }: { columns: Columns }, { values }: StoredRow): Columns {
  return columns.filter(({ columnId, value }) => values[columnId] !== value)
}

function valuesBefore(changes: Columns, { values }: StoredRow): Record<string, string | null> {
  return Object.fromEntries(changes.map(({ columnId }) => [columnId, values[columnId] ?? null]))
}

function isoDay(day: string): string {
  return day.replace(/^(....)(..)/, '$1-$2-')
}
