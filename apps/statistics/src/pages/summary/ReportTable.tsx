import { EditableProTable, type ProColumns } from '@ant-design/pro-components'
import type { dailyReport } from '@console/contracts'
import { Button, Table } from 'antd'
import { createContext, useContext, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { hasFigures } from './report-figures.ts'
import { ReportCell } from './ReportCell.tsx'
import { ReportTotal } from './ReportTotal.tsx'
import { RowActions } from './RowActions.tsx'
import { type TableRow, toDayText, toTableRows, withEdited } from './table-row.ts'
import { useCellKeys } from './use-cell-keys.ts'
import { editedRows, type ReportEditing, type ReportRow, type RowEditing } from './use-row-editing.ts'
import styles from './Summary.module.css'

/** Gives the contents of cells access to the editing, since they are not drawn again with the table. */
const EditingContext = createContext<ReportEditing | null>(null)

export type ReportTableProps = {
  report: dailyReport.Report
  editing: ReportEditing
  /** False for those who only read. */
  canEdit: boolean
}

/** px: heads take further lines, so that ten figures fit a page 1280 wide with the menu open. */
const DAY_WIDTH = 96
const FIGURE_WIDTH = 56
const TEXT_WIDTH = 136
const ACTIONS_WIDTH = 68

/** A report as a table of days, of which one is edited in its row (RPT-005, RPT-006). */
export function ReportTable({ report, editing, canEdit }: ReportTableProps) {
  const edited = editedRows(editing, report)
  const intl = useIntl()
  const rows = useMemo(() => toTableRows(report, intl), [report, intl])
  const value = withEdited(
    rows,
    edited.map(({ day }) => day),
  )
  const columns = useColumns({ report, canEdit, edited })
  const cellKeys = useCellKeys(report, { editing, rows: edited })
  const totals = report.totals && <Totals report={report} totals={report.totals} hasActions={canEdit} />
  return (
    <EditingContext value={editing}>
      <div role="presentation" {...cellKeys}>
        <EditableProTable<TableRow>
          rowKey="day"
          size="small"
          bordered={false}
          ghost
          cardProps={false}
          ErrorBoundary={false}
          recordCreatorProps={false}
          toolBarRender={false}
          value={value}
          columns={columns}
          scroll={{ x: 'max-content' }}
          editable={{
            type: 'multiple',
            editableKeys: edited.map(({ day }) => day),
            actionRender: () => [],
          }}
          summary={() => totals}
        />
      </div>
    </EditingContext>
  )
}

type ColumnsOf = Omit<ReportTableProps, 'editing'> & { edited: readonly RowEditing[] }

function useColumns({ report, canEdit, edited }: ColumnsOf): ProColumns<TableRow>[] {
  const { formatMessage } = useIntl()
  const firstId = report.columns.find(({ editable }) => editable)?.id
  const findEdited = (wireDay: string | undefined) => edited.find((row) => row.day === wireDay)
  const day: ProColumns<TableRow> = {
    key: 'day',
    dataIndex: 'day',
    title: formatMessage({ id: 'summary.day' }),
    width: DAY_WIDTH,
    fixed: 'left',
    editable: false,
    render: (_, { day: wireDay }) => toDayText(wireDay),
  }
  const actions: ProColumns<TableRow> = {
    key: 'actions',
    title: formatMessage({ id: 'summary.actions' }),
    width: ACTIONS_WIDTH,
    fixed: 'right',
    editable: false,
    render: (_, { day: wireDay, shown }) => {
      const row = findEdited(wireDay)
      return row ? <RowActions editing={row} /> : <EditButton report={report} row={shown} />
    },
  }
  const figures = report.columns.map((column): ProColumns<TableRow> => ({
    key: column.id,
    dataIndex: ['values', column.id],
    title: column.name,
    width: hasFigures(column) ? FIGURE_WIDTH : TEXT_WIDTH,
    align: hasFigures(column) ? 'right' : 'left',
    ...(hasFigures(column) ? {} : { className: styles['words'] }),
    editable: () => column.editable,
    ignoreFormItem: true,
    formItemRender: (_, { record }) => {
      const row = findEdited(record?.day)
      // A row that is edited beside another one leaves the focus there.
      const hasFocus = edited.length === 1 && column.id === firstId
      return row && <ReportCell column={column} editing={row} hasFocus={hasFocus} />
    },
  }))
  const columns = [day, ...figures, ...(canEdit && firstId !== undefined ? [actions] : [])]
  // Only the cells of the edited row are drawn again while it is edited.
  return columns.map((column) => ({
    ...column,
    shouldCellUpdate: (next, before) => next !== before || next.isEdited,
  }))
}

/** Sums of the days, where a total says something. */
function Totals({
  report: { columns },
  totals,
  hasActions,
}: {
  report: dailyReport.Report
  totals: NonNullable<dailyReport.Report['totals']>
  hasActions: boolean
}) {
  const { formatMessage } = useIntl()
  const hasCell = hasActions && columns.some(({ editable }) => editable)
  return (
    <Table.Summary.Row className={styles['totals'] ?? ''}>
      <Table.Summary.Cell index={0}>{formatMessage({ id: 'summary.total' })}</Table.Summary.Cell>
      {columns.map(({ id }, index) => {
        const total = totals.find((one) => one.id === id)
        return (
          <Table.Summary.Cell key={id} index={index + 1} align="right">
            {total && <ReportTotal total={total} />}
          </Table.Summary.Cell>
        )
      })}
      {hasCell && <Table.Summary.Cell index={columns.length + 1} />}
    </Table.Summary.Row>
  )
}

/** Begins to edit a row of a table. */
function EditButton({ report, row }: { report: dailyReport.Report; row: ReportRow }) {
  const { formatMessage } = useIntl()
  const editing = useContext(EditingContext)
  return (
    <Button
      type="link"
      size="small"
      className={styles['action'] ?? ''}
      data-edit={row.day}
      aria-label={formatMessage({ id: 'summary.edit.day' }, { day: toDayText(row.day), report: report.name })}
      onClick={() => editing?.start(report, row)}
    >
      {formatMessage({ id: 'summary.edit' })}
    </Button>
  )
}
