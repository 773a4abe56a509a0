import { ApiError } from '@console/sub-app'
import { EmptyState, ErrorState, isForbidden, useUrlSearch } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { AddressNotice } from '@console/ui/address-notice'
import { PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useSessionDetail } from '../../queries/sessions.ts'
import { CaseDialog } from './CaseDialog.tsx'
import { sessionSearch } from './session.search.ts'
import { SessionFacts } from './SessionFacts.tsx'
import { SpokenPanel } from './SpokenPanel.tsx'

/** One session: facts, transcript and hits (STAT-064, QUAL-023, VIOL-012). */
export function SessionPage() {
  const { formatMessage } = useIntl()
  const { sessionId = '' } = useParams()
  const { search, problems, setSearch } = useUrlSearch(sessionSearch)
  const { projectId } = search
  const detail = useSessionDetail({ sessionId, projectId })
  const title = formatMessage({ id: 'session.title' }, { session: sessionId })
  if (isForbidden(detail.error)) return <PageRefusal title={title} />
  const isUnknown = detail.error instanceof ApiError && [400, 404].includes(detail.error.status ?? 0)
  const { data } = detail
  const canKeep = data !== undefined && projectId === null
  return (
    <WorkPage
      title={title}
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
        <>
          <SessionFacts session={data} />
          <SpokenPanel
            session={data}
            projectId={projectId}
            showsRules={search.showRules}
            violationId={search.violationId}
            find={search.find ?? ''}
            onShowRules={(showRules) => setSearch({ showRules }, { replace: true })}
            onChoose={(violationId) => setSearch({ violationId }, { replace: true })}
            onFind={(find) => setSearch({ find: find === '' ? null : find }, { replace: true })}
          />
          {search.keep && canKeep && data.caseId === null && (
            <CaseDialog sessionId={sessionId} onClose={() => setSearch({ keep: false }, { replace: true })} />
          )}
        </>
      )}
    </WorkPage>
  )
}
