import { dailyReport, type Language, type ParsedBodyOf } from '@console/contracts'
import { BadRequest } from '../../../platform/errors.ts'
import { dailyReportTexts, valueTexts } from './daily-report.messages.ts'
import { reportDefinitions } from './report-definitions.ts'

type Sent = ParsedBodyOf<typeof dailyReport.update>['columns']
/** `columnIds`: those that people type in. */
type ChangedReport = { name: string; columnIds: readonly string[] }

/** The report that all columns are of; each value keeps the rule of its column, or the answer says at which it does not. */
export function checkColumns(sent: Sent, language: Language): ChangedReport {
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
