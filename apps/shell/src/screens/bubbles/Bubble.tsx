import type { message } from '@console/contracts'
import { Icon, IconButton } from '@console/ui'
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { MessageButtons } from '../message/MessageButtons.tsx'
import { MessageContent } from '../message/MessageContent.tsx'
import { readAloud, useIsReadingAloudOff } from './read-aloud.ts'
import styles from './Bubble.module.css'

/** Lifetime of a bubble (SHELL-078). */
export const BUBBLE_LIFETIME_MS = 20_000

type BubbleProps = {
  popup: message.Popup
  onGone: (hadFocus: boolean) => void
  /** Shows only the title, which unfolds the bubble: several unfolded bubbles would cover the page. */
  isFolded?: boolean
}

/**
 * One message; its timer pauses while pointer or focus are on it, while it is read aloud, and while the tab is hidden. A
 * message that is only to be heard closes when it has been read.
 */
export function Bubble({ popup, onGone, isFolded = false }: BubbleProps) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHidden = useIsPageHidden()
  const close = () => {
    onGone(isFocused)
  }
  const sound = useReadAloud(popup, () => {
    if (popup.payload.speech?.isOnly === true && !isFocused) close()
  })
  const isPaused = isHovered || isFocused || isHidden || sound.isReading
  useTimeLimit({ limitMs: BUBBLE_LIFETIME_MS, isPaused, onOver: close })
  const { title, content } = popup.payload
  const fold = useFold(isFolded)
  return (
    // Pointer and focus only pause the timer here; every control inside is a button or a link.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      className={styles['bubble']}
      data-folded={!fold.isOpen}
      aria-labelledby={titleId}
      onPointerEnter={({ pointerType }) => {
        // Touch sends no leave event: a tap would pause the timer for good.
        setHovered(pointerType !== 'touch')
      }}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        setFocused(currentTarget.contains(relatedTarget))
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <div className="ui-flex ui-items-start ui-gap-8">
        <span className={styles['mark']}>
          <Icon name="bell" size={16} />
        </span>
        <BubbleTitle id={titleId} text={title} fold={fold} />
        {sound.canBeHeard && <SoundButton isOff={sound.isOff} setOff={sound.setOff} />}
        <IconButton
          icon="close"
          size="small"
          className={styles['close'] ?? ''}
          label={formatMessage({ id: 'messages.dismiss' }, { title })}
          onClick={close}
        />
      </div>
      <div className={styles['body']} hidden={!fold.isOpen}>
        <MessageContent html={content} />
        <MessageButtons popup={popup} onUsed={close} />
      </div>
      <div className={styles['time']} data-paused={isPaused} aria-hidden="true" />
    </article>
  )
}

function useFold(isFolded: boolean) {
  // A bubble that began folded can be folded again when it has come first: the focus may be on its title.
  const [canFold] = useState(isFolded)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? !isFolded
  return { canFold, isOpen, toggle: () => setChosen(!isOpen) }
}

type BubbleTitleProps = { id: string; text: string; fold: ReturnType<typeof useFold> }

function BubbleTitle({ id, text, fold: { canFold, isOpen, toggle } }: BubbleTitleProps) {
  return (
    <h2 id={id} className={`ui-fill ui-body ui-strong ui-anywhere ${styles['title']}`}>
      {canFold ? (
        <button type="button" className={styles['fold']} aria-expanded={isOpen} onClick={toggle}>
          {text}
        </button>
      ) : (
        text
      )}
    </h2>
  )
}

type SoundButtonProps = { isOff: boolean; setOff: (isOff: boolean) => void }

function SoundButton({ isOff, setOff }: SoundButtonProps) {
  const { formatMessage } = useIntl()
  const text = formatMessage({ id: isOff ? 'messages.sound.on' : 'messages.sound.off' })
  return (
    <IconButton
      icon={isOff ? 'muted' : 'sound'}
      size="small"
      className={styles['sound'] ?? ''}
      label={text}
      title={text}
      onClick={() => {
        setOff(!isOff)
      }}
    />
  )
}

/** True while the page is hidden: another tab is in front, or the window is minimised. */
function useIsPageHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden')
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
  }
}

type TimeLimit = { limitMs: number; isPaused: boolean; onOver: () => void }

/** Ends something after a time that counts only while it is not paused. */
function useTimeLimit({ limitMs, isPaused, onOver }: TimeLimit): void {
  const remainingMs = useRef(limitMs)
  const end = useEffectEvent(onOver)
  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => {
      end()
    }, remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current = Math.max(0, remainingMs.current - (performance.now() - startedAt))
    }
  }, [isPaused])
}

/** Reads a message that is to be heard, unless the person turned that off; `onHeard` follows when it has been read. */
function useReadAloud({ id, payload }: message.Popup, onHeard: () => void) {
  const { speech } = payload
  const [isOff, setOff] = useIsReadingAloudOff()
  const [isReading, setReading] = useState(false)
  const heard = useEffectEvent(onHeard)
  useEffect(() => {
    if (speech === undefined || isOff) return
    const control = new AbortController()
    const { signal } = control
    void read()
    return () => {
      control.abort()
      setReading(false)
    }

    async function read(): Promise<void> {
      if (speech === undefined) return
      const isRead = await readAloud({ id, speech, signal, onStart: () => setReading(true) })
      if (signal.aborted) return
      setReading(false)
      if (isRead) heard()
    }
  }, [id, speech, isOff])
  return { canBeHeard: speech !== undefined, isReading, isOff, setOff }
}
