import { useHost } from '@console/sub-app'
import { useCallback, useRef, useState, type RefObject } from 'react'

export type MediaElements = {
  video: RefObject<HTMLVideoElement | null>
  audio: RefObject<HTMLAudioElement | null>
  /** The browser plays no sound before a gesture of the person. */
  isBlocked: boolean
  /** Starts an element; a video whose sound is refused plays without. */
  play: (element: HTMLMediaElement) => void
  /** In a gesture: both with their sound. */
  playSound: () => void
}

/** The elements of a watch, and whether the browser lets them sound. */
export function useMediaElements(): MediaElements {
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
