import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AddressNotice } from '../address-notice/AddressNotice.tsx'
import { useIsMobile } from '../layout/use-is-mobile.ts'
import { isForbidden } from '../states/is-forbidden.ts'
import { countText } from '../table/paging.ts'
import { hasControls, type BandProps, type Filters as DeclaredFilters, type HiddenCount } from './filter.ts'
import { FilterBand } from './FilterBand.tsx'
import { FilteredRows } from './FilteredRows.tsx'
import type { ListShape } from './list-definition.ts'
import type { RowPage } from './list-query.ts'
import { ListTable, type ListStates, type ListTableProps } from './ListTable.tsx'
import { toBandProps } from './use-band-draft.ts'
import type { ListSearch } from './use-list-search.ts'
import styles from './ListPage.module.css'

const NONE_DECLARED: DeclaredFilters = {}

export type ListPageProps<Answer, Row extends object, S extends ListShape, Filters extends object> = Omit<
  ListTableProps<Answer, Row>,
  'head' | 'isFilling' | 'isFiltered' | 'paging' | 'topKey'
> & {
  list: ListSearch<S, Filters>
  /** The page for people who may not see it. */
  noPermission: ReactNode
  /** The query band; by default that of the list's declared filters, none where it has none. */
  band?: (props: BandProps<Filters>) => ReactNode
  /** Title of the list filtered to empty, for declared filters. */
  filteredTitle?: string
  /** Counts the rows without filters, a hook; for declared filters. */
  useHiddenCount?: () => HiddenCount | undefined
  /** Words of the page for the number of rows; by default "45 rows". */
  formatCount?: (page: RowPage<Row>) => string
  /** Heads the table's card; absent: the count is above the card. */
  title?: string
  /** A description of the list, in a sentence beside the count. */
  about?: ReactNode
  /** Replaces the count, such as what can be done with chosen rows. */
  lead?: ReactNode
  /** Beside the count: export, import, freshness. */
  tools?: ReactNode
  /** The primary action; on a phone beside the filters. */
  action?: ReactNode
  /** Between the filters and the table, such as figures. */
  summary?: ReactNode
  /** False where all rows stand on one page. */
  hasPages?: boolean
  /** The rows shown are old: their colours go, their words stay. */
  isStale?: boolean
  /** Beside the list: the open record. */
  dock?: ReactNode
  /** Dialogs of the page. */
  children?: ReactNode
}

/**
 * A list page: the query band, the count with the actions, the rows or their replacement, and the open
 * record beside them. On a desktop the rows scroll inside their card, between head and foot.
 */
export function ListPage<Answer, Row extends object, S extends ListShape, Filters extends object>(
  props: ListPageProps<Answer, Row, S, Filters>,
) {
  const { list, noPermission, title, tools, action, summary, dock, children } = props
  const { hasPages = true, isStale = false, band = toDeclaredBand(list.declared), ...table } = props
  const { query, toRowPage: pageOf } = table
  const isMobile = useIsMobile()
  const hasBand = band !== undefined
  const states = useStates(props, hasBand)
  const { formatMessage, locale } = useIntl()
  const rowCount = ({ total, isCapped = false }: RowPage<Row>) =>
    formatMessage({ id: 'ui.list.count' }, { text: countText(total, isCapped, locale), count: total })
  if (isForbidden(query.error)) return noPermission
  const hasDock = isShown(dock)
  const page = props.instead === undefined && query.data !== undefined ? pageOf(query.data) : undefined
  const inLine = isMobile && hasBand ? undefined : action
  const line = (
    <>
      <ListLead
        title={title}
        lead={props.lead}
        about={props.about}
        count={page && (props.formatCount ?? rowCount)(page)}
      >
        {query.isRefetchError && <Outdated text={states.failed} onRetry={() => void query.refetch()} />}
      </ListLead>
      {(isShown(tools) || isShown(inLine)) && (
        <span className="ui-cluster ui-gap-8">
          {tools}
          {inLine}
        </span>
      )}
    </>
  )
  return (
    <div className={styles['page']}>
      {band?.({ ...toBandProps(list, query), ...(isMobile && isShown(action) ? { action } : {}) })}
      <div className={`ui-flex ui-shrinks-down ${styles['body']}`}>
        <div className={styles['main']} data-narrow={hasDock} data-stale={isStale || query.isRefetchError}>
          <AddressNotice problems={list.problems} onClear={list.cleanAddress} />
          {summary}
          {title === undefined && <div className={styles['line']}>{line}</div>}
          <ListTable
            {...table}
            states={states}
            {...(title === undefined ? {} : { head: line })}
            isFilling
            isFiltered={list.filterCount > 0}
            topKey={list.filterKey}
            {...(hasPages
              ? { paging: { ...list.paging, onPage: list.setPage, onPageSize: list.setPageSize } }
              : {})}
          />
        </div>
        {hasDock && <div className={styles['dock']}>{dock}</div>}
      </div>
      {children}
    </div>
  )
}

function toDeclaredBand(declared: DeclaredFilters = NONE_DECLARED) {
  if (!hasControls(declared)) return undefined
  return <Filters extends object>(band: BandProps<Filters>) => <FilterBand {...band} declared={declared} />
}

/** The states of the page, which override those that follow from its filters. */
function useStates<Answer, Row extends object, S extends ListShape, Filters extends object>(
  { list, query, filteredTitle, useHiddenCount, states }: ListPageProps<Answer, Row, S, Filters>,
  hasBand: boolean,
): ListStates {
  const { formatMessage } = useIntl()
  return {
    filteredEmpty: (
      <FilteredRows
        declared={list.declared ?? NONE_DECLARED}
        title={filteredTitle}
        useHiddenCount={useHiddenCount}
        values={list.filters}
        onFilters={(filters) => list.inquire(filters, query)}
        onReset={() => list.reset(query)}
      />
    ),
    ...(hasBand && { preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }) }),
    ...states,
  }
}

type ListLeadProps = {
  title: string | undefined
  lead: ReactNode
  about: ReactNode
  /** Number of rows, once known. */
  count: string | undefined
  children: ReactNode
}

/** The start of the line above the rows: title, count or its replacement, and what the list is. */
function ListLead({ title, lead, about, count, children }: ListLeadProps) {
  return (
    <span className={`ui-cluster ui-gap-0-8 ui-shrinks ${styles['lead']}`}>
      {title !== undefined && <h2 className={`ui-body ui-strong ${styles['title']}`}>{title}</h2>}
      {isShown(lead) ? (
        lead
      ) : (
        <span className={`ui-small ui-muted ${styles['count']}`} role="status">
          {count}
        </span>
      )}
      {about !== undefined && (
        <span
          className={`ui-shrinks ui-small ui-clip ui-muted ${styles['about']}`}
          {...(typeof about === 'string' ? { title: about } : {})}
        >
          {about}
        </span>
      )}
      {children}
    </span>
  )
}

/** Pages pass `condition && <Part />`. */
function isShown(node: ReactNode): boolean {
  return node != null && node !== false
}

/** Stale rows must not pass for new ones. */
function Outdated({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <span className="ui-size-12 ui-error" role="alert">
      {text}{' '}
      <button type="button" className="ui-text-button ui-link ui-phone-touch" onClick={onRetry}>
        {formatMessage({ id: 'ui.retry' })}
      </button>
    </span>
  )
}
