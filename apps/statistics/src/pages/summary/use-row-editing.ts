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
  /** The row that is edited, where it is one of the tables that are shown. */
  row: RowEditing | null
  start: (report: dailyReport.Report, row: ReportRow) => void
  /** Runs what would lose the row only where none is edited; else says so. */
  unlessEditing: (action: () => void) => void
}

const filterKey = (filter: ReportFilter | null): string => JSON.stringify(filter)

/** One row of the page's tables is edited at a time, until it is saved or cancelled (RPT-006 to RPT-011). */
export function useRowEditing(filter: ReportFilter | null): ReportEditing {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [edited, setEdited] = useState<EditedRow | null>(null)
  const saving = useSaveRow(setEdited)
  useLeaveGuard({
    isDirty: edited !== null,
    title: formatMessage({ id: 'summary.leave' }),
    text: formatMessage({ id: 'summary.leave.text' }),
    okText: formatMessage({ id: 'summary.leave.ok' }),
    onLeave: saving.close,
  })

  function unlessEditing(action: () => void) {
    if (edited === null) action()
    else services.toast.warning(formatMessage({ id: 'summary.editing' }))
  }

  function start(report: dailyReport.Report, { day, version, items }: ReportRow) {
    if (filter === null) return
    const draft = createRowDraft(Object.fromEntries(items.map(({ id, value }) => [id, value])))
    setEdited({ filter, report, day, version, draft })
  }

  const isShown = edited !== null && filterKey(edited.filter) === filterKey(filter)
  return {
    row: isShown
      ? {
          day: edited.day,
          report: edited.report,
          draft: edited.draft,
          isSaving: saving.isPending,
          failure: saving.failure,
          save: () => saving.save(edited),
          cancel: saving.close,
        }
      : null,
    start: (report, row) => unlessEditing(() => start(report, row)),
    unlessEditing,
  }
}

/** Sends the edited row where its values are right; it is closed once the tables show them, and stays after a refusal. */
function useSaveRow(setEdited: (row: EditedRow | null) => void) {
  const update = useUpdateRow()
  const problemsOf = useValueProblems()

  function close() {
    update.reset()
    setEdited(null)
  }

  function save(row: EditedRow) {
    if (update.isPending) return
    const problems = problemsOf(row)
    row.draft.setProblems(problems)
    if (Object.keys(problems).length > 0) return
    const columns = editableOf(row).map(({ id }) => ({ columnId: id, value: row.draft.value(id).trim() }))
    const { bizTypeId, workplace } = row.filter
    const { version } = row
    const body = { bizTypeId, workplace, day: row.day, columns, ...(version !== undefined && { version }) }
    update.mutateAsync({ body }).then(close, (error: unknown) => {
      if (!(error instanceof ApiError)) return
      const { fields = {}, stored } = error.detail
      row.draft.setProblems(refusedColumns(fields, columns))
      if (stored === undefined) return
      row.draft.setStored(stored.values)
      setEdited({ ...row, version: stored.version })
    })
  }

  const failure = update.error === null ? null : failureText(update.error)
  return { isPending: update.isPending, failure, save, close }
}

function editableOf({ report }: Pick<EditedRow, 'report'>) {
  return report.columns.filter(({ editable }) => editable)
}

/** What the server says of a value, by its column. */
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
      editableOf(row).flatMap((column) => {
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
