import { MoreTexts } from '@console/sub-app'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { useAddRecentPage } from '../favourites/use-recent-pages.ts'
import { closeFrameOverlay, takeOpener, useFrameOverlay } from '../shortcuts/frame-overlay.ts'
import { useFrameShortcuts } from '../shortcuts/use-frame-shortcuts.ts'
import { importOverlayViews } from './import-overlay-views.ts'

type Overlays = Awaited<ReturnType<typeof importOverlayViews>>

/** The search and the list of shortcuts, whose code is loaded when one of them first opens. */
export function FrameOverlays() {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const overlay = useFrameOverlay()
  const [overlays, setOverlays] = useState<Overlays | null>(null)
  useFrameShortcuts()
  useAddRecentPage()

  useEffect(() => {
    if (overlay === null || overlays !== null) return
    let isCurrent = true
    importOverlayViews().then(
      (arrived) => {
        if (isCurrent) setOverlays(arrived)
      },
      (error: unknown) => {
        if (!isCurrent) return
        services.reportError(error, 'palette')
        const reason = error instanceof Error ? error.message : String(error)
        services.toast.error(formatMessage({ id: 'palette.notLoaded' }, { reason }))
        closeFrameOverlay()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [formatMessage, overlay, services, overlays])

  useEffect(() => {
    // The selected entry may have moved the focus: to a new page or a dialog.
    if (overlay === null && document.activeElement === document.body) takeOpener()?.focus()
  }, [overlay])

  // Closes the overlay with the frame.
  useEffect(() => closeFrameOverlay, [])

  if (overlay === null || overlays === null) return null
  const View = overlays.overlayViews[overlay]
  return (
    <MoreTexts texts={overlays.paletteTexts}>
      <View onClose={closeFrameOverlay} />
    </MoreTexts>
  )
}
