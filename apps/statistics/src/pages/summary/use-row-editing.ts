import { dailyReport } from '@console/contracts'
import { ApiError, failureText, useHost } from '@console/sub-app'
import { useLeaveGuard } from '@console/sub-app/form'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useUpdateRow, type ReportFilter } from '../../queries/daily-reports.ts'
import { createRowDraft, type ColumnTexts, type RowDraft } from './row-draft.ts'

export type ReportRow = dailyReport.Report['data'][number]

type EditedRow = {
  filter: ReportFilter
  report: dailyReport.Report
  day: string
  /** The version of the row as it was shown, or of the one that is stored since somebody else changed it; absent where the platform counts none. */
  version: number | undefined
  draft: RowDraft
}

export type RowEditing = {
  day: string
  report: dailyReport.Report
  draft: RowDraft
  isSaving: boolean
  /** Why it was not saved, in the server's words (RPT-010). */
  failure: string | null
  save: () => void
  cancel: () => void
}

export type ReportEditing = {
  /** The rows that are edited, all of one table, where it is shown. */
  rows: readonly RowEditing[]
  start: (report: dailyReport.Report, row: ReportRow) => void
  /** Also edits these rows, beside those already edited, and returns the draft of each. */
  editAlso: (report: dailyReport.Report, rows: readonly ReportRow[]) => ReadonlyMap<string, RowDraft>
  /** Edits this row, and stops editing the row of `day` if nothing in it was changed. */
  editInstead: (report: dailyReport.Report, change: { day: string; row: ReportRow }) => void
  /** Runs an action that would lose the edited rows only if no row is edited; otherwise says so. */
  unlessEditing: (action: () => void) => void
}

export function editedRows(
  { rows }: Pick<ReportEditing, 'rows'>,
  report: dailyReport.Report,
): readonly RowEditing[] {
  return rows.filter((row) => row.report.name === report.name)
}

const filterKey = (filter: ReportFilter | null): string => JSON.stringify(filter)

/** Rows of one of the page's tables are edited at a time, until they are saved or cancelled (RPT-006 to RPT-011). */
export function useRowEditing(filter: ReportFilter | null): ReportEditing {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { edited, setEdited, start, editAlso, editInstead } = useEditedRows(filter)
  const saving = useSaveRows(setEdited)
  useLeaveGuard({
    isDirty: edited.length > 0,
    title: formatMessage({ id: 'summary.leave' }),
    text: formatMessage({ id: 'summary.leave.text' }),
    okText: formatMessage({ id: 'summary.leave.ok' }),
    onLeave: () => saving.close(edited),
  })

  function unlessEditing(action: () => void) {
    if (edited.length === 0) action()
    else services.toast.warning(formatMessage({ id: 'summary.editing' }))
  }

  const isShown = edited[0] !== undefined && filterKey(edited[0].filter) === filterKey(filter)
  return {
    rows: !isShown
      ? []
      : edited.map((row) => ({
          day: row.day,
          report: row.report,
          draft: row.draft,
          isSaving: saving.isPending,
          failure: saving.failedDay === row.day ? saving.failure : null,
          save: () => void saving.save(edited),
          cancel: () => saving.close([row]),
        })),
    start: (report, row) => unlessEditing(() => start(report, row)),
    editAlso,
    editInstead,
    unlessEditing,
  }
}

/** The edited rows, and the functions that start editing. */
function useEditedRows(filter: ReportFilter | null) {
  const [edited, setEdited] = useState<readonly EditedRow[]>([])

  function toEdited(report: dailyReport.Report, { day, version, items }: ReportRow): EditedRow[] {
    const texts = Object.fromEntries(items.map(({ id, value }) => [id, value]))
    return filter === null ? [] : [{ filter, report, day, version, draft: createRowDraft(texts) }]
  }

  return {
    edited,
    setEdited,
    start: (report: dailyReport.Report, row: ReportRow) => setEdited(toEdited(report, row)),
    editAlso: (report: dailyReport.Report, rows: readonly ReportRow[]) => {
      const others = [...new Set(rows)].filter(({ day }) => edited.every((row) => row.day !== day))
      const next = [...edited, ...others.flatMap((row) => toEdited(report, row))]
      setEdited(next)
      return new Map(next.map(({ day, draft }) => [day, draft]))
    },
    editInstead: (report: dailyReport.Report, { day, row }: { day: string; row: ReportRow }) => {
      const left = edited.filter((one) => one.day !== day || one.draft.isChanged())
      const isEdited = left.some((one) => one.day === row.day)
      setEdited(isEdited ? left : [...left, ...toEdited(report, row)])
    },
  }
}

type SetRows = (change: (rows: readonly EditedRow[]) => readonly EditedRow[]) => void

/** Sends the edited rows, one after another, where all their values are right; each is closed once the tables show it, and stays after a refusal. */
function useSaveRows(setEdited: SetRows) {
  const update = useUpdateRow()
  const problemsOf = useValueProblems()
  const [isPending, setPending] = useState(false)
  const [failedDay, setFailedDay] = useState<string | null>(null)

  function close(rows: readonly EditedRow[]) {
    update.reset()
    setEdited((edited) => edited.filter(({ day }) => !rows.some((row) => row.day === day)))
  }

  async function save(rows: readonly EditedRow[]) {
    if (isPending) return
    const problems = rows.map((row) => problemsOf(row))
    rows.forEach((row, index) => row.draft.setProblems(problems[index] ?? {}))
    if (problems.some((texts) => Object.keys(texts).length > 0)) return
    setPending(true)
    for (const row of rows) {
      // oxlint-disable-next-line no-await-in-loop -- the tables are read again after each, and a refusal stops the others
      if (!(await send(row))) break
    }
    setPending(false)
  }

  /** False where it was refused. */
  async function send(row: EditedRow): Promise<boolean> {
    const columns = pickEditableColumns(row).map(({ id }) => ({
      columnId: id,
      value: row.draft.value(id).trim(),
    }))
    const { bizTypeId, workplace } = row.filter
    const { version } = row
    const body = { bizTypeId, workplace, day: row.day, columns, ...(version !== undefined && { version }) }
    try {
      await update.mutateAsync({ body })
      close([row])
      return true
    } catch (error) {
      setFailedDay(row.day)
      if (!(error instanceof ApiError)) return false
      const { fields = {}, stored } = error.detail
      row.draft.setProblems(refusedColumns(fields, columns))
      if (stored === undefined) return false
      row.draft.setStored(stored.values)
      setEdited((edited) =>
        edited.map((one) => (one.day === row.day ? { ...one, version: stored.version } : one)),
      )
      return false
    }
  }

  const failure = update.error === null ? null : failureText(update.error)
  return { isPending, failure, failedDay, save, close }
}

function pickEditableColumns({ report }: Pick<EditedRow, 'report'>) {
  return report.columns.filter(({ editable }) => editable)
}

/** Maps the server's message about a value to its column. */
function refusedColumns(fields: ColumnTexts, columns: readonly { columnId: string }[]): ColumnTexts {
  return Object.fromEntries(
    columns.flatMap(({ columnId }, index) => {
      const text = fields[`columns.${index}.value`] ?? fields[`columns.${index}.columnId`]
      return text === undefined ? [] : [[columnId, text]]
    }),
  )
}

function useValueProblems() {
  const { formatMessage } = useIntl()
  return (row: EditedRow): ColumnTexts =>
    Object.fromEntries(
      pickEditableColumns(row).flatMap((column) => {
        if (row.draft.stored(column.id) !== undefined)
          return [[column.id, formatMessage({ id: 'summary.problem.stored' })]]
        const isAmount = column.isAmount ?? false
        const problem = dailyReport.valueProblem(row.draft.value(column.id), { isAmount })
        if (problem === null) return []
        const limits = {
          name: column.name,
          max: problem === 'amount' ? dailyReport.MAX_AMOUNT : dailyReport.MAX_VALUE_CHARACTERS,
        }
        return [[column.id, formatMessage({ id: `summary.problem.${problem}` }, limits)]]
      }),
    )
}
