import { useHost, useIsRealtimeOpen } from '@console/sub-app'
import { isOver, type RoomMember, useWatch, type WatchState } from '@console/sub-app/watch'
import { type StatusTone, StatusWord } from '@console/ui'
import { Button } from 'antd'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFullScreen } from '../full-screen/full-screen.ts'
import { useReportVisibleUse } from '../poll/use-poll.ts'
import type { StreamSound, WatchSettings } from './watch-settings.ts'
import { WatchControls } from './WatchControls.tsx'
import styles from './WatchedView.module.css'

const TONES: Readonly<Record<WatchState['status'], StatusTone>> = {
  connecting: 'quiet',
  live: 'good',
  frozen: 'warn',
  retrying: 'warn',
  failed: 'error',
  stopped: 'offline',
}

type WatchedViewProps = {
  name: string
  roomId: string
  /** The last screenshot, shown while there is no live picture. */
  picture: ReactNode
  settings: WatchSettings
  onSettings: (changes: Partial<WatchSettings>) => void
  /** The watch failed or was ended. */
  onOver: () => void
}

/** A running watch: screen and sound as they arrive, its state in words, and who else is watching (LIVE-022). */
export function WatchedView({ name, roomId, picture, settings, onSettings, onOver }: WatchedViewProps) {
  const { formatMessage } = useIntl()
  const { state, media, others } = useWatch(roomId, { onOver })
  const view = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(view)
  const elements = useMediaElements()
  const [shown, setShown] = useState<MediaStream | null>(null)
  const isPlaying = state.status === 'live' || state.status === 'retrying'
  const hasPicture = isPlaying && media.screen !== null && shown === media.screen
  const { camera, screen } = settings.sound
  return (
    <div ref={view} className={styles['view']} data-full={fullScreen.isFull}>
      <div className={styles['picture']}>
        {!hasPicture && picture}
        <LiveMedia
          as="video"
          label={formatMessage({ id: 'watch.video' }, { name })}
          media={media.screen}
          sound={screen}
          elements={elements}
          isHidden={!hasPicture}
          onFirstFrame={() => setShown(media.screen)}
        />
        <LiveMedia as="audio" media={media.camera} sound={camera} elements={elements} />
        <WatchStateBadge state={state} />
        {elements.isBlocked && !isOver(state) && (
          <Button type="primary" className={styles['playSound'] ?? ''} onClick={elements.playSound}>
            {formatMessage({ id: 'watch.playSound' })}
          </Button>
        )}
      </div>
      {!isOver(state) && <VisibleUse />}
      {/* A watch that ends on the full screen still shows the way out. */}
      {(!isOver(state) || fullScreen.isFull) && (
        <WatchControls
          name={name}
          media={media}
          settings={settings}
          onSettings={onSettings}
          fullScreen={fullScreen}
          video={hasPicture ? elements.video : null}
        />
      )}
      <WatchNotes state={state} others={others} />
    </div>
  )
}

/** A watch that is visible is use of the console (R31). */
function VisibleUse() {
  useReportVisibleUse()
  return null
}

/** Why the watch is over, and who else watches the same seat. */
function WatchNotes({ state, others }: { state: WatchState; others: readonly RoomMember[] }) {
  const { formatMessage, formatList } = useIntl()
  if (state.status === 'failed')
    return (
      <p className={styles['note']} data-tone="error">
        {formatMessage({ id: `watch.failed.${state.reason}` })}
      </p>
    )
  if (state.status === 'stopped')
    return <p className={styles['note']}>{formatMessage({ id: `watch.ended.${state.reason}` })}</p>
  if (others.length === 0) return null
  const names = formatList(others.map(({ name }) => name))
  return <p className={styles['note']}>{formatMessage({ id: 'watch.others' }, { names })}</p>
}

/** The state of the watch, always in words, with the reason for an interruption, and spoken when it changes (R10). */
function WatchStateBadge({ state: { status } }: { state: WatchState }) {
  const { formatMessage } = useIntl()
  const isOpen = useIsRealtimeOpen()
  const isWaiting = !isOpen && (status === 'connecting' || status === 'retrying')
  const hasReason = !isWaiting && (status === 'frozen' || status === 'retrying')
  return (
    <span className={styles['state']} role="status">
      <StatusWord tone={TONES[status]}>
        {formatMessage({ id: `watch.state.${isWaiting ? 'waiting' : status}` })}
      </StatusWord>
      {hasReason && (
        <span className={styles['reason']}>{formatMessage({ id: `watch.reason.${status}` })}</span>
      )}
    </span>
  )
}

type LiveMediaProps = {
  media: MediaStream | null
  sound: StreamSound
  elements: MediaElements
} & (
  | { as: 'audio' }
  | { as: 'video'; label: string; /** Plays on, unseen. */ isHidden: boolean; onFirstFrame: () => void }
)

/** A stream in its element. Muting is the element's: the stream goes on. */
function LiveMedia({ media, sound: { isMuted, volume }, elements, ...shown }: LiveMediaProps) {
  const { video, audio, isBlocked, play } = elements
  const ref = shown.as === 'video' ? video : audio
  useEffect(() => {
    const { current: element } = ref
    if (element === null) return undefined
    element.srcObject = media
    if (media !== null) play(element)
    return () => {
      element.srcObject = null
    }
  }, [ref, media, play])
  useEffect(() => {
    if (ref.current === null) return
    ref.current.volume = volume
    ref.current.muted = isMuted || isBlocked
  }, [ref, volume, isMuted, isBlocked])
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions of a live call
  if (shown.as === 'audio') return <audio ref={audio} />
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions of a live screen
    <video
      ref={video}
      className={styles['video']}
      aria-label={shown.label}
      hidden={shown.isHidden}
      playsInline
      onLoadedData={shown.onFirstFrame}
    />
  )
}

type MediaElements = {
  video: RefObject<HTMLVideoElement | null>
  audio: RefObject<HTMLAudioElement | null>
  /** The browser plays no sound before a gesture of the person. */
  isBlocked: boolean
  /** Starts an element; a video whose sound is refused plays without. */
  play: (element: HTMLMediaElement) => void
  /** Starts both elements with their sound; to be called in a gesture. */
  playSound: () => void
}

/** The elements of a watch, and if the browser lets them play sound. */
function useMediaElements(): MediaElements {
  const { services } = useHost()
  const video = useRef<HTMLVideoElement>(null)
  const audio = useRef<HTMLAudioElement>(null)
  const [isBlocked, setBlocked] = useState(false)

  const play = useCallback(
    (element: HTMLMediaElement) => {
      const start = async (): Promise<void> => {
        try {
          await element.play()
        } catch (error) {
          // Another stream replaced it.
          if (isNamed(error, 'AbortError')) return
          if (!isNamed(error, 'NotAllowedError') || element.muted) {
            services.reportError(error, 'watch')
            return
          }
          setBlocked(true)
          if (element instanceof HTMLVideoElement) {
            element.muted = true
            await start()
          }
        }
      }
      void start()
    },
    [services],
  )

  const playSound = useCallback(() => {
    setBlocked(false)
    for (const { current } of [video, audio]) {
      if (current?.srcObject == null) continue
      current.muted = false
      play(current)
    }
  }, [play])

  return { video, audio, isBlocked, play, playSound }
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name
}
