import { tracking, type message } from '@console/contracts'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { track } from '../../runtime/tracking/track.ts'
import { useReportMessages } from '../message/message-queries.ts'
import { Bubble } from './Bubble.tsx'
import styles from './BubbleStack.module.css'

type BubbleStackProps = {
  bubbles: readonly message.Popup[]
  /** Messages that follow as these close. */
  waitingCount: number
  onGone: (id: string) => void
}

/** The bubbles in the lower right corner, above every page, the first one unfolded (SHELL-056, SHELL-077). */
export function BubbleStack({ bubbles, waitingCount, onGone }: BubbleStackProps) {
  const { formatMessage } = useIntl()
  const stack = useRef<HTMLElement>(null)
  const previousFocus = useRef<HTMLElement | null>(null)
  useReportShown(bubbles)

  /** After closing by keyboard the focus moves to the next bubble, or back to where it was. */
  function close(id: string, hadFocus: boolean): void {
    onGone(id)
    if (!hadFocus) return
    if (bubbles.length > 1) stack.current?.focus()
    else previousFocus.current?.focus()
  }

  return createPortal(
    // Only records where the focus came from.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={stack}
      tabIndex={-1}
      className={styles['stack']}
      aria-label={formatMessage({ id: 'messages.bubbles' })}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          previousFocus.current = relatedTarget
        }
      }}
    >
      {bubbles.map((popup, index) => (
        <Bubble
          key={popup.id}
          popup={popup}
          isFolded={index > 0}
          onGone={(hadFocus) => {
            close(popup.id, hadFocus)
          }}
        />
      ))}
      {waitingCount > 0 && (
        <p className={styles['more']}>{formatMessage({ id: 'messages.waiting' }, { count: waitingCount })}</p>
      )}
    </section>,
    document.body,
  )
}

/** Reports each bubble once as it appears: to the server, to tracking, and to screen readers. */
function useReportShown(bubbles: readonly message.Popup[]): void {
  const { services } = useShell()
  const reportMessages = useReportMessages()
  const reported = useRef(new Set<string>())
  useEffect(() => {
    const appeared = bubbles.filter(({ id }) => !reported.current.has(id))
    if (appeared.length === 0) return
    for (const { id, payload } of appeared) {
      reported.current.add(id)
      const { msgId, msgRuleCode, triggerId } = payload
      track(tracking.METRICS.bubbleShown, { msgId, msgRuleCode, triggerId })
    }
    reportMessages(
      'touched',
      appeared.map(({ id }) => id),
    )
    services.announce(appeared.map(({ payload }) => payload.title).join(', '))
  }, [bubbles, reportMessages, services])
}
