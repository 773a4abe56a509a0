import { message } from '@console/contracts'
import { ApiError, useHasCall } from '@console/sub-app'
import { EmptyState, ErrorState, InspectDrawer } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useMessageDetail } from '../../queries/messages.ts'
import { MessageParts } from './MessageParts.tsx'
import styles from './MessageDrawer.module.css'
import { PushFigures } from './PushFigures.tsx'

/** Wide enough for the chart (MSG-Q5), px. */
const DRAWER_WIDTH = 720

type MessageDrawerProps = {
  /** Null: a link to the figures of a trigger alone. */
  id: number | null
  msgRuleCode: string
  triggerId: string
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** One message beside the list: what it said, who received it, and the figures of its trigger (MSG-004). */
export function MessageDrawer({ id, msgRuleCode, triggerId, ...frame }: MessageDrawerProps) {
  const { formatMessage } = useIntl()
  // The customer's documents have its figures only.
  const shownId = useHasCall(message.historyDetail) ? id : null
  const detail = useMessageDetail(shownId)
  const { data, error } = detail
  return (
    <InspectDrawer
      title={data?.title ?? msgRuleCode}
      {...(data === undefined ? {} : { subtitle: msgRuleCode })}
      width={DRAWER_WIDTH}
      {...frame}
    >
      <div className={styles['parts']}>
        {data !== undefined && <MessageParts detail={data} />}
        {shownId !== null && detail.isPending && <Skeleton active paragraph={{ rows: 4 }} title={false} />}
        {error instanceof ApiError && error.status === 404 ? (
          <EmptyState title={formatMessage({ id: 'push.unknown' })} />
        ) : (
          error !== null && (
            <ErrorState
              title={formatMessage({ id: 'push.detail.failed' })}
              error={error}
              onRetry={() => void detail.refetch()}
            />
          )
        )}
        <section>
          <h3 className={styles['title']}>{formatMessage({ id: 'push.figures' })}</h3>
          <PushFigures msgRuleCode={msgRuleCode} triggerId={triggerId} />
        </section>
      </div>
    </InspectDrawer>
  )
}
