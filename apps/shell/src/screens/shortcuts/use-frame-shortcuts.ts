import { isDialogOpen, isMacKeyboard } from '@console/ui'
import { useEffect } from 'react'
import { isPageCovered } from '../../base/page-cover.ts'
import { areSingleKeysOn } from '../../base/preferences/single-keys.ts'
import { openFrameOverlay } from './frame-overlay.ts'
import { frameShortcut, MENU_SEARCH_ID } from './shortcuts.ts'

/** Listens for the shortcuts of the frame while it is shown. */
export function useFrameShortcuts(): void {
  useEffect(() => {
    const isMac = isMacKeyboard()
    const handleKeyDown = (event: KeyboardEvent): void => {
      // A page that handles a key itself calls `preventDefault`.
      if (event.defaultPrevented || isPageCovered()) return
      const shortcut = frameShortcut(event, isMac)
      if (shortcut === null || isDialogOpen()) return
      if (shortcut !== 'openPalette' && !areSingleKeysOn()) return
      event.preventDefault()
      if (shortcut === 'searchMenu') searchMenu()
      else openFrameOverlay(shortcut === 'listShortcuts' ? 'shortcutList' : 'palette')
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => {
      window.removeEventListener('keydown', handleKeyDown)
    }
  }, [])
}

/** The narrow sidebar has no field: the search over pages finds the menu's pages as well. */
function searchMenu(): void {
  const field = document.getElementById(MENU_SEARCH_ID)
  if (field === null) openFrameOverlay('palette')
  else field.focus()
}
