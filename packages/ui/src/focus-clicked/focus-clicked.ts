/** Elements that Chromium focuses when they are clicked. */
const CLICKABLE = 'button, a[href], summary, select, input'

/**
 * Focuses what was clicked, as Chromium does. Safari, and Firefox on a Mac, leave buttons, links and boxes without the
 * focus: a dialog that a click opens would not know where to return it, and the next Tab would begin at the top.
 */
export function focusClicked(): void {
  let press: MouseEvent | null = null
  window.addEventListener(
    'mousedown',
    (event) => {
      press = event
    },
    { capture: true },
  )
  window.addEventListener(
    'click',
    ({ detail, target }) => {
      // Keys and scripts click too, without a press.
      const isPressed = detail > 0 && press !== null
      // An element that keeps the focus where it is prevents the press, as the options of a list do.
      if (!isPressed || press?.defaultPrevented === true || !(target instanceof Element)) return
      const clicked = target.closest<HTMLElement>(CLICKABLE)
      // Nothing to scroll to: it is under the pointer.
      if (clicked?.contains(document.activeElement) === false) clicked.focus({ preventScroll: true })
    },
    { capture: true },
  )
}
