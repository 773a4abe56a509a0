import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from '../managed-list/ManagedListPage.module.css'
import { MalformedNote } from '../MalformedNote.tsx'
import { isRefused, PageRefusal } from '../PageRefusal.tsx'
import { WorkPage } from '../WorkPage.tsx'
import { ReadingBand } from './ReadingBand.tsx'
import type { ReadingSearch } from './reading-search.ts'
import { ReadingTable, type ReadingTableProps } from './ReadingTable.tsx'

type ReadingPageProps<Row extends object> = ReadingTableProps<Row> & {
  search: ReadingSearch
  hasRange?: boolean
  /** The data shown is stale: greyed out but readable. */
  isStale?: boolean
  /** Beside the title. */
  actions?: ReactNode
  /** Between the filters and the table. */
  summary?: ReactNode
  /** Dialogs of the page. */
  children?: ReactNode
}

/** A read-only list page: title, days and filters, a paged table. Further messages: `.about`, filters. */
export function ReadingPage<Row extends object>(props: ReadingPageProps<Row>) {
  const {
    texts,
    answer,
    search,
    hasRange = false,
    isStale = false,
    actions,
    summary,
    children,
    ...table
  } = props
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: `${texts}.title` })
  if (isRefused(answer.error)) return <PageRefusal title={title} />
  const hasBand = hasRange || search.filters.length > 0
  return (
    <WorkPage title={title} {...(actions === undefined ? {} : { actions })}>
      <MalformedNote names={search.malformed} />
      <p className={styles['about']}>{formatMessage({ id: `${texts}.about` })}</p>
      {hasBand && (
        <ReadingBand
          key={JSON.stringify([search.chosen, search.range])}
          texts={texts}
          search={search}
          hasRange={hasRange}
          isBusy={answer.isLoading || answer.isPlaceholderData}
          onRepeat={() => void answer.refetch()}
        />
      )}
      <div className={styles['content']} data-stale={isStale}>
        {summary}
        <ReadingTable {...table} texts={texts} answer={answer} search={search} />
      </div>
      {children}
    </WorkPage>
  )
}
