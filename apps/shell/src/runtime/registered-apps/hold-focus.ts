/** Fields in which a person types, and dialogs, which have the keys while they are open. */
const KEEPERS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"] *'

/** Once may be an accident, such as a field that has the focus as it appears; an app that goes on is stopped. */
export const MAX_TAKEN_FOCUSES = 1

type Held = {
  frame: HTMLIFrameElement
  /** The app has taken the focus too often. */
  onThief: () => void
  signal: AbortSignal
}

/**
 * Keeps the keys of the console from an app in a frame: a script may take the focus at any time, and would get what a person types
 * into a field or a dialog. No attribute of a frame prevents that (inert does not), so the focus goes back to where it was, unless
 * the person has pointed at the frame or pressed Tab.
 */
export function holdFocus({ frame, onThief, signal }: Held): void {
  let before: Element | null = document.activeElement
  /** The last thing that the person did was a step towards the frame. */
  let isOnTheWay = false
  let taken = 0
  const options = { capture: true, signal }

  frame.addEventListener('pointerover', () => void (isOnTheWay = true), options)
  window.addEventListener('pointerdown', ({ target }) => void (isOnTheWay = target === frame), options)
  window.addEventListener('keydown', ({ key }) => void (isOnTheWay = key === 'Tab'), options)
  window.addEventListener(
    'focusin',
    ({ target }) => {
      if (target !== frame) before = target instanceof Element ? target : null
    },
    options,
  )
  window.addEventListener(
    'blur',
    () => {
      const keeper = before
      if (isOnTheWay || document.activeElement !== frame || !(keeper instanceof HTMLElement)) return
      if (!keeper.isConnected || !keeper.matches(KEEPERS)) return
      taken += 1
      if (taken > MAX_TAKEN_FOCUSES) onThief()
      // Browsers are still changing the focus while they say so.
      setTimeout(() => {
        if (!signal.aborted || taken > MAX_TAKEN_FOCUSES) keeper.focus({ preventScroll: true })
      })
    },
    options,
  )
}
