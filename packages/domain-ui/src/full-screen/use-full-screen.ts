import { useHost } from '@console/sub-app'
import { useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from 'react'
import { useIntl } from 'react-intl'

export type FullScreen = { isSupported: boolean; isFull: boolean; toggle: () => void }

/**
 * Shows one element in full screen; Esc leaves it, also where the browser passes the key on. A refusal of the browser is
 * shown in a toast.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const { services } = useHost()
  const { formatMessage } = useIntl()
  const isFull = useSyncExternalStore(
    onChange,
    () => document.fullscreenElement != null && document.fullscreenElement === element.current,
  )
  async function toggle(): Promise<void> {
    if (isFull) await document.exitFullscreen()
    else await element.current?.requestFullscreen()
  }
  const toggleNow = (): void => {
    toggle().catch((error: unknown) => {
      services.toast.error(formatMessage({ id: 'domainUi.fullScreen.refused' }))
      services.reportError(error, 'fullScreen')
    })
  }
  const leaveWith = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    // A dialog in it closes first.
    if (key === 'Escape' && !defaultPrevented) toggleNow()
  })
  useEffect(() => {
    if (!isFull) return undefined
    const onKeyDown = (event: KeyboardEvent): void => leaveWith(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isFull])
  return { isSupported: document.fullscreenEnabled, isFull, toggle: toggleNow }
}

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
