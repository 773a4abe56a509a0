import type { PageSide } from '@console/sub-app/frame-bridge'
import { isDialogOpen } from '@console/ui'

/** Notifies the console while a modal dialog is open, so that it covers what is around the frame. */
export function reportCover(bridge: PageSide, signal: AbortSignal): void {
  if (!bridge.isFramed) return
  let isCovered = false
  const observer = new MutationObserver(() => {
    const isOpen = isDialogOpen()
    if (isOpen === isCovered) return
    isCovered = isOpen
    bridge.cover(isCovered)
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['style', 'aria-modal'],
  })
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
}
