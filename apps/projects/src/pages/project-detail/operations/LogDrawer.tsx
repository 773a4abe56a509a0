import type { DataOf, projectLog } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { AppDrawer, type DataColumn, EmptyState, formatTime, useFocusBack, useIsMobile } from '@console/ui'
import { ListTable, type RowPage } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import type { ProjectDetail } from '../../../model/actor.ts'
import type { LogDictionary } from '../../../model/log-changes.ts'
import { useLogDictionary, useProjectLog } from '../../../queries/project-detail.ts'
import { LogAuthor } from './LogAuthor.tsx'
import { LogChangeList } from './LogChangeList.tsx'
import styles from './LogDrawer.module.css'

/** PROJ-028. */
const WIDTH = 800
/** PROJ-Q13. */
const PAGE_SIZE = 10
const NO_NAMES: LogDictionary = []

type LogDrawerProps = {
  project: Pick<ProjectDetail, 'id' | 'name'>
  page: number
  onPage: (page: number) => void
  onClose: () => void
}

/** All operations on the project, page by page (PROJ-028). */
export function LogDrawer({ project, page, onPage, onClose }: LogDrawerProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  useFocusBack()
  const log = useProjectLog(project.id, { page, pageSize: PAGE_SIZE })
  const dictionary = useLogDictionary()
  const names = dictionary.data ?? NO_NAMES
  const columns = useLogColumns(names)
  const renderCard = (entry: projectLog.ProjectLogEntry) => <LogCard entry={entry} dictionary={names} />
  const error = log.error ?? dictionary.error
  const title = formatMessage({ id: 'projectDetail.log.title' })
  // Entries are meaningless without the names of the dictionary: both are loaded together.
  const entries = {
    ...log,
    data: dictionary.data === undefined ? undefined : log.data,
    error,
    isError: error !== null,
    refetch: async () =>
      Promise.all([log, dictionary].filter(({ isError }) => isError).map(async (query) => query.refetch())),
  }
  return (
    <AppDrawer open size={isMobile ? '100%' : WIDTH} title={title} aria-label={title} onClose={onClose}>
      <div className={styles['log']}>
        <ListTable
          label={title}
          query={entries}
          toRowPage={toRowPage}
          columns={columns}
          rowKey={({ id }) => id}
          paging={{ page, pageSize: PAGE_SIZE, onPage }}
          mobileCard={renderCard}
          states={{
            failed: formatMessage({ id: 'projectDetail.operations.failed' }),
            empty: <EmptyState title={formatMessage({ id: 'projectDetail.operations.none' })} />,
          }}
        />
      </div>
    </AppDrawer>
  )
}

function toRowPage({
  records,
  totalCnt,
}: DataOf<typeof projectLog.log>): RowPage<projectLog.ProjectLogEntry> {
  return { rows: records, total: totalCnt }
}

function LogCard({ entry, dictionary }: { entry: projectLog.ProjectLogEntry; dictionary: LogDictionary }) {
  const { timezone } = useHost()
  return (
    <div className="ui-stack ui-gap-4 ui-pad-12-16 ui-small">
      <div className={styles['cardHead']}>
        <strong>{entry.typeName}</strong>
        <span>{formatTime(entry.createTime, timezone)}</span>
      </div>
      <LogChangeList entry={entry} dictionary={dictionary} />
      <LogAuthor entry={entry} />
    </div>
  )
}

function useLogColumns(dictionary: LogDictionary): DataColumn<projectLog.ProjectLogEntry>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    {
      key: 'time',
      title: formatMessage({ id: 'projectDetail.log.time' }),
      render: (_, { createTime }) => formatTime(createTime, timezone),
    },
    { key: 'type', title: formatMessage({ id: 'projectDetail.log.type' }), dataIndex: 'typeName' },
    {
      key: 'author',
      title: formatMessage({ id: 'projectDetail.log.author' }),
      className: styles['wrapping'] ?? '',
      render: (_, entry) => (
        <>
          <div>{entry.createByName}</div>
          <div className="ui-note ui-faint">{entry.createByCompany}</div>
        </>
      ),
    },
    {
      key: 'changes',
      title: formatMessage({ id: 'projectDetail.log.changes' }),
      className: styles['changes'] ?? '',
      render: (_, entry) => <LogChangeList entry={entry} dictionary={dictionary} />,
    },
  ]
}
