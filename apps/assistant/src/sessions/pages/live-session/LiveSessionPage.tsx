import { links } from '@console/contracts'
import { ApiError, failureText } from '@console/sub-app'
import { EmptyState, ErrorState, useUrlSearch, isForbidden } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { PageAddress } from '../../../base/components/PageAddress.tsx'
import { PageRefusal } from '../../../base/components/PageRefusal.tsx'
import { useParentPage } from '../../../base/components/parent-page.ts'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { linkFields } from '../../../base/link-fields.ts'
import { consolePaths } from '../../../base/paths.ts'
import { useLiveCall } from '../../queries/sessions.ts'
import { LiveCallPanel } from './LiveCallPanel.tsx'

export { texts } from './texts.ts'

const fields = linkFields(links.liveSession)

/** The words of a seat at this moment, refetched every few seconds (WORK-035). */
export function LiveSessionPage() {
  const { formatMessage } = useIntl()
  const { userId, bizId } = useUrlSearch(fields).search
  const live = useLiveCall(userId === null ? null : { userId, ...(bizId === null ? {} : { bizId }) })
  const parent = useParentPage({ to: consolePaths.liveView, label: formatMessage({ id: 'live.parent' }) })
  const title = formatMessage({ id: 'live.title' }, { seat: live.data?.user.name ?? '' })
  if (isForbidden(live.error)) return <PageRefusal title={formatMessage({ id: 'live.name' })} />
  const isUnknown = live.error instanceof ApiError && live.error.status === 404
  return (
    <WorkPage title={live.data === undefined ? formatMessage({ id: 'live.name' }) : title} parent={parent}>
      <PageAddress shape={fields} />
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
      {live.data !== undefined && !isUnknown && (
        <LiveCallPanel live={live.data} answeredAtMs={live.dataUpdatedAt} isStale={live.isError} />
      )}
    </WorkPage>
  )
}
