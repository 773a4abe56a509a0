import { Table, type TableColumnType, type TableProps } from 'antd'
import {
  type CSSProperties,
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useIntl } from 'react-intl'
import { useIsMobile } from '../layout/use-is-mobile.ts'
import { PartBoundary } from '../part-boundary/PartBoundary.tsx'
import type { DataColumn } from './data-column.ts'
import { distinctKeys } from './distinct-keys.ts'
import { markScrollEdges } from './mark-scroll-edges.ts'
import { Pagination } from './Pagination.tsx'
import type { Paging } from './paging.ts'
import { SkeletonCards, SkeletonRows } from './SkeletonRows.tsx'
import { toSorterProps, toTableSort, type TableSort } from './table-sort.ts'
import { TotalsCard, TotalsRow, type TableTotals } from './Totals.tsx'
import styles from './DataTable.module.css'

/** Room for a name or a path; px. */
const MAX_CELL_WIDTH = 320

export type DataTableProps<Row extends object> = {
  /** The accessible name of the table. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => number | string
  /** First load: skeleton rows in the shape of what comes. */
  isLoading?: boolean
  /** A further load while rows are shown. */
  isRefreshing?: boolean
  /** Replaces the rows: empty, filtered to empty, error. */
  state?: ReactNode
  paging?: Paging
  onPage?: (page: number, fromEnd: boolean) => void
  /** Lets people choose how many rows a page has. */
  onPageSize?: (pageSize: number) => void
  /** Above the columns: what is listed, and what can be added. */
  head?: ReactNode
  /** The order of the rows, of which the server has more: null is the list's own. */
  sort?: TableSort | null
  onSort?: ((sort: TableSort | null) => void) | undefined
  /** Below the rows, of all of them and not of the page. */
  totals?: TableTotals | undefined
  selectedKey?: number | string | null
  /** Content that a row opens below itself, and its button; a phone's card shows that itself. */
  expandable?: NonNullable<TableProps<Row>['expandable']>
  /** Makes rows openable, by click and by Enter. */
  onOpen?: (row: Row) => void
  /** On a desktop takes the height that is left and scrolls its rows between head and foot. */
  isFilling?: boolean
  /** Less room between columns, so that all of them fit a laptop. */
  isCompact?: boolean
  /** Key of what is listed: when it or the page changes, the rows are scrolled to the first one. */
  topKey?: string
  /** A row as a card, on a phone. */
  mobileCard: (row: Row) => ReactNode
  /** Below a row's card, on a phone: what can be pressed by itself, where the card opens the row. */
  mobileExtra?: ((row: Row) => ReactNode) | undefined
}

/** Actions of a row. A disabled button leaves the click to its cell. */
const ACTIONS = `a, button, .${styles['actions']}`
/** antd has a spinner around the rows that announces each of their changes; ours are announced by the page. */
const QUIET = { spinning: false, 'aria-live': 'off' } as const
/** The scrolling element of antd's table. */
const SCROLLER = '.ant-table-content'

/** A card with a table: sunken head, 40 px rows, pager in the foot; cards for rows on a phone. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, isLoading = false, isRefreshing = false, state, paging, onPage } = props
  const { onPageSize, head, isFilling = false, isCompact = false, topKey = '' } = props
  const isMobile = useIsMobile()
  const body = useScrolledToTop(`${topKey} ${paging?.page} ${paging?.pageSize} ${paging?.fromEnd}`)
  return (
    <section
      className={`ui-stack ui-shrinks ui-card ui-overflow-hidden ${styles['card']}`}
      data-fills={isFilling}
      data-compact={isCompact}
      aria-label={label}
      aria-busy={isLoading || isRefreshing}
    >
      {head !== undefined && <div className={styles['head']}>{head}</div>}
      <div ref={body} className={styles['body']} data-refreshing={isRefreshing}>
        {isLoading ? (
          <Skeleton columns={columns} isMobile={isMobile} />
        ) : (
          (state ?? (isMobile ? <RowCards {...props} /> : <Rows {...props} />))
        )}
      </div>
      {paging !== undefined &&
        onPage !== undefined &&
        rows.length > 0 &&
        state === undefined &&
        !isLoading && (
          <Pagination
            paging={paging}
            onChange={onPage}
            {...(onPageSize === undefined ? {} : { onPageSize })}
          />
        )}
    </section>
  )
}

/** Scrolls the rows of an element to the first one when what is listed changes. */
function useScrolledToTop(listed: string): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)
  const before = useRef(listed)
  useEffect(() => {
    // Not of the first rows, which are there already: the browser would lay the page out for it.
    if (before.current === listed) return
    before.current = listed
    const scroller = body.current?.querySelector(SCROLLER)
    if (scroller != null) scroller.scrollTop = 0
  }, [listed])
  return body
}

function Skeleton<Row extends object>({
  columns,
  isMobile,
}: Pick<DataTableProps<Row>, 'columns'> & { isMobile: boolean }) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'ui.loading' })
  if (isMobile) return <SkeletonCards label={label} />
  const known = columns.map(({ title, width, align }) => ({
    title: typeof title === 'string' ? title : '',
    width,
    isRight: align === 'right' || align === 'end',
  }))
  return <SkeletonRows columns={known} label={label} />
}

function Rows<Row extends object>({
  columns: all,
  rows,
  rowKey,
  selectedKey = null,
  onOpen,
  label,
  sort = null,
  onSort,
  totals,
  expandable,
}: DataTableProps<Row>) {
  const columns = all.filter((column) => !saysNothing(column, rows))
  const foot = totals && <TotalsRow columns={columns} totals={totals} />
  return (
    <div
      ref={onOpen === undefined ? scrollableByKeys : scrollable}
      className={styles['rows']}
      onPointerOver={showFullText}
    >
      <Table<Row>
        className={styles['table'] ?? ''}
        aria-label={label}
        size="middle"
        loading={QUIET}
        columns={columns.map((column, index) =>
          toTableColumn(column, { previous: columns[index - 1], sorted: onSort && { sort } }),
        )}
        {...(onSort && { onChange: (_page, _filters, sorter) => onSort(toTableSort(sorter, columns)) })}
        {...(foot && { summary: () => foot })}
        {...(expandable && { expandable })}
        dataSource={[...rows]}
        rowKey={distinctKeys(rows, rowKey)}
        pagination={false}
        tableLayout="auto"
        rowClassName={(row) => (rowKey(row) === selectedKey ? (styles['selected'] ?? '') : '')}
        onRow={(row) => (onOpen === undefined ? {} : openable(row, rowKey(row) === selectedKey, onOpen))}
      />
    </div>
  )
}

/** A day, or a time of one, as the console writes them. */
const TIME = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?$/

/** Times are secondary in all tables; what is more than a time keeps its own look. */
function withQuietTimes<Row>(render: TableColumnType<Row>['render']): Pick<TableColumnType<Row>, 'render'> {
  if (render === undefined) return {}
  return {
    render: (value, row, index) => {
      const content = render(value, row, index)
      const isTime = typeof content === 'string' && TIME.test(content)
      return isTime ? <span className="ui-muted ui-nowrap">{content}</span> : content
    },
  }
}

const EMPTY: readonly unknown[] = ['-', '', null, undefined]

function saysNothing<Row extends object>(
  { hidesEmpty = false, render }: DataColumn<Row>,
  rows: readonly Row[],
): boolean {
  return (
    hidesEmpty && rows.length > 1 && rows.every((row, index) => EMPTY.includes(render?.(null, row, index)))
  )
}

/** A table wider than the page shows at which edge it goes on. */
function scrollable(around: HTMLElement | null): (() => void) | undefined {
  const scroller = around?.querySelector<HTMLElement>(SCROLLER)
  return around != null && scroller != null ? markScrollEdges(around, scroller) : undefined
}

/** Such a table scrolls by keys, too; with openable rows the rows take the focus instead. */
function scrollableByKeys(around: HTMLElement | null): (() => void) | undefined {
  around?.querySelector(SCROLLER)?.setAttribute('tabindex', '0')
  return scrollable(around)
}

/** The widest that a cell gets on a laptop; the styles say by how much more where there is room. */
function widestStyle(px: number): CSSProperties {
  const properties: Record<`--${string}`, string> = { '--widest': `${px}px` }
  return properties
}

type ColumnPlace<Row> = {
  /** The column before it; undefined for the first. */
  previous: DataColumn<Row> | undefined
  sorted: { sort: TableSort | null } | undefined
}

function toTableColumn<Row>(
  { maxWidth = MAX_CELL_WIDTH, headWidth, isActions = false, sortKey, ...column }: DataColumn<Row>,
  { previous, sorted }: ColumnPlace<Row>,
): TableColumnType<Row> {
  const cell = isActions ? { className: styles['actions'] } : { style: widestStyle(maxWidth) }
  const head =
    headWidth === undefined
      ? cell
      : {
          className: `${styles['wrappedHead']} ${isActions ? styles['actions'] : ''}`,
          style: { maxWidth: headWidth },
        }
  const sorter =
    sorted === undefined || sortKey === undefined
      ? {}
      : toSorterProps(sortKey, sorted.sort, column.align === 'right')
  const isAfterFigure = previous?.align === 'right' && column.align !== 'right' && !isActions
  return {
    onCell: () => cell,
    // A copy: antd adds order and name of a sorted column to it, which the cells below are not to have.
    onHeaderCell: () => ({ ...head }),
    ...sorter,
    ...column,
    // As wide as its links: others share what is left.
    ...(isActions && column.width === undefined && { width: 1 }),
    ...withQuietTimes(column.render),
    ...(isAfterFigure && { className: `${column.className ?? ''} ${styles['afterFigure']}`.trim() }),
  }
}

/** A truncated text gets the browser's tooltip with the full text. */
function showFullText({ target }: PointerEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest('td') : null
  if (cell === null || cell.scrollWidth <= cell.clientWidth) return
  cell.title = cell.textContent
}

function openable<Row>(row: Row, isSelected: boolean, onOpen: (row: Row) => void) {
  return {
    tabIndex: 0,
    'aria-selected': isSelected,
    className: styles['openable'] ?? '',
    onClick: ({ target }: MouseEvent) => {
      // A row's own actions do not open it, nor does selecting text.
      const isAction = target instanceof Element && target.closest(ACTIONS) !== null
      if (!isAction && window.getSelection()?.type !== 'Range') onOpen(row)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        onOpen(row)
      }
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        const { nextElementSibling, previousElementSibling } = event.currentTarget
        const neighbour = event.key === 'ArrowDown' ? nextElementSibling : previousElementSibling
        if (neighbour instanceof HTMLElement) neighbour.focus()
      }
    },
  }
}

function RowCards<Row extends object>(props: DataTableProps<Row>) {
  const { rows, rowKey, mobileCard, mobileExtra, onOpen, label, columns, totals } = props
  const keyOf = distinctKeys(rows, rowKey)
  return (
    <ul className={`ui-stack ui-gap-12 ui-list ${styles['cards']}`} aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)} className="ui-card">
          {onOpen === undefined ? (
            <PartBoundary>{mobileCard(row)}</PartBoundary>
          ) : (
            <button
              type="button"
              className={styles['cardButton']}
              onClick={() => {
                onOpen(row)
              }}
            >
              <PartBoundary>{mobileCard(row)}</PartBoundary>
            </button>
          )}
          {mobileExtra?.(row)}
        </li>
      ))}
      {totals !== undefined && (
        <li className="ui-card">
          <TotalsCard columns={columns} totals={totals} />
        </li>
      )}
    </ul>
  )
}
