import { links } from '@console/contracts'
import { ApiError } from '@console/sub-app'
import { EmptyState, ErrorState, isForbidden, useUrlSearch } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { AddressNotice } from '@console/ui/address-notice'
import { PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { useParentPage } from '../../../base/components/parent-page.ts'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useSessionDetail } from '../../../base/queries/session-calls.ts'
import { sessionSearch } from './session.search.ts'
import { SessionContents } from './SessionContents.tsx'

/** One session: transcript, and beside it facts, score and hits (STAT-064, QUAL-023, VIOL-012). */
export function SessionPage() {
  const { formatMessage } = useIntl()
  const { sessionId = '' } = useParams()
  const { search, problems, setSearch } = useUrlSearch(sessionSearch)
  const { projectId } = search
  const detail = useSessionDetail({ sessionId, projectId })
  const parent = useParentPage({
    to: links.buildLinkAddress(links.sessions, {}),
    label: formatMessage({ id: 'session.parent' }),
  })
  const title = formatMessage({ id: 'session.title' }, { session: sessionId })
  if (isForbidden(detail.error)) return <PageRefusal title={title} />
  const isUnknown = detail.error instanceof ApiError && [400, 404].includes(detail.error.status ?? 0)
  const { data } = detail
  const canKeep = data !== undefined && projectId === null
  return (
    <WorkPage
      title={title}
      parent={parent}
      actions={
        canKeep && (
          <Button disabled={data.caseId !== null} onClick={() => setSearch({ keep: true })}>
            {formatMessage({
              id: data.caseId === null ? 'session.saveAsExample' : 'session.isSavedAsExample',
            })}
          </Button>
        )
      }
    >
      <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
      {detail.isPending && <Skeleton active aria-label={formatMessage({ id: 'ui.loading' })} />}
      {isUnknown && (
        <EmptyState title={formatMessage({ id: 'session.unknown' })}>
          {formatMessage({ id: 'session.unknown.text' })}
        </EmptyState>
      )}
      {detail.error !== null && !isUnknown && (
        <ErrorState
          title={formatMessage({ id: 'session.failed' })}
          error={detail.error}
          onRetry={() => void detail.refetch()}
        />
      )}
      {data !== undefined && (
        <SessionContents session={data} search={search} canKeep={canKeep} setSearch={setSearch} />
      )}
    </WorkPage>
  )
}
