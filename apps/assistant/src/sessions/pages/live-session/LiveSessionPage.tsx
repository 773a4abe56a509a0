import { links } from '@console/contracts'
import { ApiError, failureText } from '@console/sub-app'
import { EmptyState, ErrorState } from '@console/ui'
import { Skeleton } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { MalformedNote } from '../../../base/components/MalformedNote.tsx'
import { isRefused, PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useLiveCall } from '../../queries/sessions.ts'
import { LiveCallPanel } from './LiveCallPanel.tsx'

/** The live transcript of a seat, refetched every few seconds (WORK-035). */
export function LiveSessionPage() {
  const { formatMessage } = useIntl()
  const [parameters] = useSearchParams()
  const { values, malformed } = useMemo(() => links.readLink(links.liveSession, parameters), [parameters])
  const { userId, bizId } = values
  const live = useLiveCall(userId === null ? null : { userId, ...(bizId === null ? {} : { bizId }) })
  const title = formatMessage({ id: 'live.title' }, { seat: live.data?.user.name ?? '' })
  if (isRefused(live.error)) return <PageRefusal title={formatMessage({ id: 'live.name' })} />
  const isUnknown = live.error instanceof ApiError && live.error.status === 404
  return (
    <WorkPage title={live.data === undefined ? formatMessage({ id: 'live.name' }) : title}>
      <MalformedNote names={malformed} />
      {userId === null && (
        <EmptyState title={formatMessage({ id: 'live.nobodyNamed' })}>
          {formatMessage({ id: 'live.nobodyNamed.text' })}
        </EmptyState>
      )}
      {userId !== null && live.isPending && (
        <Skeleton active aria-label={formatMessage({ id: 'ui.loading' })} />
      )}
      {live.error !== null && live.data === undefined && !isUnknown && (
        <ErrorState
          title={formatMessage({ id: 'live.failed' })}
          error={live.error}
          onRetry={() => void live.refetch()}
        />
      )}
      {live.error !== null && isUnknown && (
        <EmptyState title={formatMessage({ id: 'live.unknown' })}>{failureText(live.error)}</EmptyState>
      )}
      {live.data !== undefined && !isUnknown && <LiveCallPanel live={live.data} isStale={live.isError} />}
    </WorkPage>
  )
}
