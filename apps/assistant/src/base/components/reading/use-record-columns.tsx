import type { DataColumn } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { RecordColumn } from './record-column.ts'
import styles from '../List.module.css'

/** Longer texts end in an ellipsis before they push other columns out of sight, px. */
const MAX_TEXT_WIDTH = 280
/** Heads of figures, which are longer than the figures, wrap, px. */
const MAX_FIGURE_HEAD_WIDTH = 80

export type RecordColumnsProps<Row extends object> = {
  /** Begins the texts: `.column.<key>` of each column. */
  texts: string
  /** The first one says what a row is: it heads its card on a phone. */
  columns: readonly RecordColumn<Row>[]
  renderActions?: ((row: Row) => ReactNode) | undefined
}

type Records<Row> = {
  columns: DataColumn<Row>[]
  mobileCard: (row: Row) => ReactNode
  /** So that all columns fit a laptop. */
  isCompact: true
}

/** The columns of a table, and the same facts as a card on a phone. */
export function useRecordColumns<Row extends object>({
  texts,
  columns,
  renderActions,
}: RecordColumnsProps<Row>): Records<Row> {
  const { formatMessage } = useIntl()
  const contentOf = useCellContent()
  const getColumnTitle = ({ key, head }: RecordColumn<Row>) =>
    head ?? formatMessage({ id: `${texts}.column.${key}` })
  const tableColumns = columns.map((column): DataColumn<Row> => {
    const { key, width, maxWidth = MAX_TEXT_WIDTH, isNumber = false, isQuiet = false } = column
    return {
      key,
      title: getColumnTitle(column),
      maxWidth,
      ...(width === undefined ? {} : { width }),
      ...(isNumber ? { align: 'right', headWidth: MAX_FIGURE_HEAD_WIDTH } : {}),
      ...(isQuiet && { className: styles['quiet'] ?? '' }),
      render: (_, row) =>
        column.isLong === true ? (
          <span className={styles['long']}>{contentOf(column, row)}</span>
        ) : (
          contentOf(column, row)
        ),
    }
  })
  const actionColumn: DataColumn<Row>[] =
    renderActions === undefined
      ? []
      : [
          {
            key: 'actions',
            title: formatMessage({ id: 'managed.actions' }),
            isActions: true,
            render: (_, row) => <span className={styles['actions']}>{renderActions(row)}</span>,
          },
        ]
  return {
    isCompact: true,
    columns: [...tableColumns, ...actionColumn],
    mobileCard: (row) => {
      const [first, ...others] = columns
      return (
        <RecordCard
          title={first === undefined ? null : contentOf(first, row)}
          facts={others.map((column) => ({
            key: column.key,
            name: getColumnTitle(column),
            content: contentOf(column, row),
          }))}
          actions={renderActions?.(row)}
        />
      )
    },
  }
}

/** The content of a cell: localised numbers, a dash for missing values. */
function useCellContent(): <Row>(column: RecordColumn<Row>, row: Row) => ReactNode {
  const { formatNumber } = useIntl()
  return ({ render, digits }, row) => {
    const content = render(row)
    if (content === null || content === undefined || content === '') return '-'
    if (typeof content !== 'number') return content
    const exactly =
      digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }
    return formatNumber(content, exactly)
  }
}

type RecordCardProps = {
  title: ReactNode
  facts: readonly { key: string; name: ReactNode; content: ReactNode }[]
  actions: ReactNode
}

/** A row on a phone: title, facts, actions. */
function RecordCard({ title, facts, actions }: RecordCardProps) {
  return (
    <div className="ui-stack ui-gap-6 ui-pad-12-16 ui-body">
      <strong className={styles['cardTitle']}>{title}</strong>
      <dl className="ui-no-margin">
        {facts.map(({ key, name, content }) => (
          <div key={key} className={`ui-flex ui-between ui-gap-12 ${styles['fact']}`}>
            <dt>{name}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
      {actions != null && actions !== false && <span className={styles['cardActions']}>{actions}</span>}
    </div>
  )
}
