import { HOST_KEYS, type PageSide } from '@console/sub-app/frame-bridge'
import { isDialogOpen, isMacKeyboard, isOfInputMethod, isTyping } from '@console/ui'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode' | 'target'
>

/** Passes the console's shortcuts on: a frame receives the keys that are pressed in it, its console does not. */
export function forwardShortcuts(bridge: PageSide, signal: AbortSignal): void {
  if (!bridge.isFramed) return
  const isMac = isMacKeyboard()
  window.addEventListener(
    'keydown',
    (event) => {
      const key = event.defaultPrevented || isDialogOpen() ? undefined : hostKey(event, isMac)
      if (key === undefined) return
      event.preventDefault()
      bridge.shortcut(key)
    },
    { signal },
  )
}

function hostKey(event: Pressed, isMac: boolean) {
  if (isOfInputMethod(event) || event.altKey) return undefined
  const { hasMod, hasOther } = isMac
    ? { hasMod: event.metaKey, hasOther: event.ctrlKey }
    : { hasMod: event.ctrlKey, hasOther: event.metaKey }
  if (hasOther || (hasMod && event.shiftKey) || (!hasMod && isTyping(event.target))) return undefined
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key
  return HOST_KEYS.find((key) => key === pressed && (key === 'k') === hasMod)
}
