import { useEffect } from 'react'
import type { MediaElements } from './use-media-elements.ts'
import type { StreamSound } from './watch-settings.ts'
import styles from './WatchedView.module.css'

type LiveMediaProps = {
  media: MediaStream | null
  sound: StreamSound
  elements: MediaElements
} & (
  | { as: 'audio' }
  | { as: 'video'; label: string; /** Plays on, unseen. */ isHidden: boolean; onFirstFrame: () => void }
)

/** A stream in its element. Muting is the element's: the stream goes on. */
export function LiveMedia({ media, sound: { isMuted, volume }, elements, ...shown }: LiveMediaProps) {
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
