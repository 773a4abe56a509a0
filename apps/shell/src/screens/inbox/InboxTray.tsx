import { message } from '@console/contracts'
import { MoreTexts } from '@console/sub-app'
import { IconButton } from '@console/ui'
import { Popover, Skeleton } from 'antd'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { optionalPart } from '../../base/optional-part.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { useOpenBubbles } from '../bubbles/use-open-bubbles.ts'
import { usePopups, useUnreadCount } from '../message/message-queries.ts'
import { inboxTexts } from './inbox-texts.ts'
import trayStyles from '../parts/HeaderTray.module.css'
import styles from './InboxTray.module.css'

const InboxPanel = optionalPart(
  async () => (await import(/* webpackChunkName: "on-demand-messages" */ './InboxPanel.tsx')).InboxPanel,
  InboxMissing,
)
const BubbleStack = optionalPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-messages" */ '../bubbles/BubbleStack.tsx')).BubbleStack,
)

/**
 * The bell with the count of unread messages, the inbox behind it, and the bubbles of new messages (SHELL-056). Where the
 * platform stores no inbox there are bubbles alone.
 */
export function InboxTray() {
  const hasInbox = useShell().client.has(message.inbox)
  const popups = usePopups()
  return (
    <MoreTexts texts={inboxTexts}>
      {hasInbox && <Bell fetchProblem={popups.error?.message ?? null} />}
      <Bubbles fetched={popups.data?.records} />
    </MoreTexts>
  )
}

function Bell({ fetchProblem }: { fetchProblem: string | null }) {
  const { formatMessage } = useIntl()
  const unreadCnt = useUnreadCount().data?.unreadCnt ?? 0
  const [isOpen, setOpen] = useState(false)
  const count =
    unreadCnt >= message.UNREAD_COUNT_LIMIT ? `${message.UNREAD_COUNT_LIMIT - 1}+` : String(unreadCnt)
  const close = () => {
    setOpen(false)
  }
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      classNames={{ root: trayStyles['tray'] ?? '' }}
      styles={{ container: { padding: 0 } }}
      content={
        <div className={trayStyles['content']}>
          <Suspense fallback={<Skeleton className="ui-pad-16" active title={false} />}>
            <InboxPanel fetchProblem={fetchProblem} onClose={close} />
          </Suspense>
        </div>
      }
    >
      <IconButton
        icon="bell"
        size="large"
        label={formatMessage({ id: 'messages.open' }, { unread: unreadCnt, count })}
        aria-expanded={isOpen}
      >
        {unreadCnt > 0 && (
          <span className={styles['unread']} aria-hidden="true">
            {count}
          </span>
        )}
      </IconButton>
    </Popover>
  )
}

function Bubbles({ fetched }: { fetched: readonly message.Popup[] | undefined }) {
  const { bubbles, waitingCount, closeBubble } = useOpenBubbles(fetched)
  if (bubbles.length === 0) return null
  return (
    <Suspense fallback={null}>
      <BubbleStack bubbles={bubbles} waitingCount={waitingCount} onGone={closeBubble} />
    </Suspense>
  )
}

/** Shown when the code of the inbox failed to load. */
function InboxMissing() {
  const { formatMessage } = useIntl()
  return (
    <p className="ui-no-margin ui-pad-16 ui-size-13 ui-error" role="alert">
      {formatMessage({ id: 'messages.failed' })}
    </p>
  )
}
