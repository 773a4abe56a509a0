import { useHost } from '@console/sub-app'
import { useSyncExternalStore, type RefObject } from 'react'

export type FullScreen = { isSupported: boolean; isFull: boolean; toggle: () => void }

/** One element on the whole screen. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const { services } = useHost()
  const isFull = useSyncExternalStore(
    onChange,
    () => document.fullscreenElement != null && document.fullscreenElement === element.current,
  )
  async function toggle(): Promise<void> {
    if (isFull) await document.exitFullscreen()
    else await element.current?.requestFullscreen()
  }
  return {
    isSupported: document.fullscreenEnabled,
    isFull,
    toggle: () => {
      toggle().catch((error: unknown) => services.reportError(error, 'fullScreen'))
    },
  }
}

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
