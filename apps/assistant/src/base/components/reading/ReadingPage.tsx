import { isForbidden } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from '../managed-list/ManagedListPage.module.css'
import { MalformedNote } from '../MalformedNote.tsx'
import { PageRefusal } from '../PageRefusal.tsx'
import { WorkPage } from '../WorkPage.tsx'
import { ReadingBand } from './ReadingBand.tsx'
import type { ReadingSearch } from './reading-search.ts'
import { ReadingTable, type ReadingTableProps } from './ReadingTable.tsx'

type ReadingPageProps<Row extends object> = ReadingTableProps<Row> & {
  search: ReadingSearch
  hasRange?: boolean
  /** What is shown is old: its colours go, its words stay. */
  isStale?: boolean
  /** Beside the title. */
  actions?: ReactNode
  /** Between the filters and the table. */
  summary?: ReactNode
  /** Dialogs of the page. */
  children?: ReactNode
}

/** A page that reads a list: what it is, days and filters, a table with its pages. Texts also: `.about`, filters. */
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
  if (isForbidden(answer.error)) return <PageRefusal title={title} />
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
