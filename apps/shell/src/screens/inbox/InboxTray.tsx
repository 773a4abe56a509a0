import { Popover, Skeleton } from 'antd'
import { message } from '@console/contracts'
import { IconButton } from '@console/ui'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { MoreTexts } from '@console/sub-app'
import { optionalPart } from '../../base/optional-part.ts'
import { useOpenBubbles } from '../bubbles/use-open-bubbles.ts'
import { usePopups, useUnreadCount } from '../message/message-queries.ts'
import trayStyles from '../parts/HeaderTray.module.css'
import styles from './InboxTray.module.css'
import { InboxMissing } from './InboxMissing.tsx'
import { inboxMessages } from './messages/inbox-messages.ts'

const InboxPanel = optionalPart(
  async () => (await import(/* webpackChunkName: "on-demand-messages" */ './InboxPanel.tsx')).InboxPanel,
  InboxMissing,
)
const BubbleStack = optionalPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-messages" */ '../bubbles/BubbleStack.tsx')).BubbleStack,
)

/** The bell with the count of unread messages, the inbox behind it, and the bubbles of what is new (SHELL-056). */
export function InboxTray() {
  return (
    <MoreTexts texts={inboxMessages}>
      <Tray />
    </MoreTexts>
  )
}

function Tray() {
  const { formatMessage } = useIntl()
  const unreadCnt = useUnreadCount().data?.unreadCnt ?? 0
  const popups = usePopups()
  const { bubbles, waitingCount, closeBubble } = useOpenBubbles(popups.data?.records)
  const [isOpen, setOpen] = useState(false)
  const count =
    unreadCnt >= message.UNREAD_COUNT_LIMIT ? `${message.UNREAD_COUNT_LIMIT - 1}+` : String(unreadCnt)
  const close = () => {
    setOpen(false)
  }
  return (
    <>
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
            <Suspense fallback={<Skeleton className={styles['loading'] ?? ''} active title={false} />}>
              <InboxPanel fetchProblem={popups.error?.message ?? null} onClose={close} />
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
      {bubbles.length > 0 && (
        <Suspense fallback={null}>
          <BubbleStack bubbles={bubbles} waitingCount={waitingCount} onGone={closeBubble} />
        </Suspense>
      )}
    </>
  )
}
