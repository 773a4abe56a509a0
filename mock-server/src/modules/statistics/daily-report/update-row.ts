import { dailyReport, type Language, type ParsedBodyOf } from '@console/contracts'
import { PERMISSION } from '../../../access/menu/permissions.ts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { BadRequest, Conflict, Forbidden } from '../../../platform/errors.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { dailyReportTexts, valueTexts } from './daily-report.messages.ts'
import { lockRow, type RowKey, type StoredRow, upsertValues } from './daily-report.store.ts'
import { findWorkplaceId } from './daily-reports.ts'
import { reportDefinitions } from './report-definitions.ts'

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

type Sent = ParsedBodyOf<typeof dailyReport.update>['columns']

/** `columnIds`: those that people type in. */
type ChangedReport = { name: string; columnIds: readonly string[] }

/**
 * Finds the report that all columns belong to, and checks that each value follows the rule of its column; the refusal names
 * the wrong ones.
 */
function checkColumns(sent: Sent, language: Language): ChangedReport {
  const problems = sent.map((column, index) => findColumnProblem(column, index, language))
  const fields = Object.fromEntries(problems.filter((problem) => problem !== null))
  if (Object.keys(fields).length > 0) throw new BadRequest(fields)
  const [report, ...others] = reportDefinitions.filter(({ columns }) =>
    columns.some(({ id }) => sent.some(({ columnId }) => columnId === id)),
  )
  const { severalReports } = dailyReportTexts
  if (report === undefined || others.length > 0)
    throw new BadRequest({ columns: severalReports[language] }, severalReports)
  const typed = report.columns.filter(({ read }) => read === undefined)
  return { name: report.name.en, columnIds: typed.map(({ id }) => id) }
}

function findColumnProblem(
  { columnId, value }: Sent[number],
  index: number,
  language: Language,
): [string, string] | null {
  const column = reportDefinitions.flatMap(({ columns }) => columns).find(({ id }) => id === columnId)
  const { unknownColumn, notEditable } = dailyReportTexts
  if (column === undefined) return [`columns.${index}.columnId`, unknownColumn[language]]
  if (column.read !== undefined) return [`columns.${index}.columnId`, notEditable[language]]
  const problem = dailyReport.valueProblem(value, { isAmount: column.isAmount ?? false })
  return problem === null ? null : [`columns.${index}.value`, valueTexts[problem][language]]
}
