/**
 * Replaces how antd's tables and dialogs measure scroll bars: by a style sheet and an element of their own, for which the browser
 * matches the styles of the whole page and lays it out, twice, whenever a table is first shown and a dialog opened or closed.
 */
export function getTargetScrollBarSize(target: Element | null | undefined): {
  width: number
  height: number
} {
  if (!(target instanceof HTMLElement)) return { width: 0, height: 0 }
  // While a dialog is open, the page does without its own.
  if (target === document.body) return measureScrollBars(window, document.documentElement)
  // Tables measure this when their header remains above scrolling rows.
  if (target.style.maxHeight === '') return { width: 0, height: 0 }
  const { offsetWidth, offsetHeight } = target
  return measureScrollBars({ innerWidth: offsetWidth, innerHeight: offsetHeight }, target)
}

type Outer = { innerWidth: number; innerHeight: number }

function measureScrollBars(
  { innerWidth, innerHeight }: Outer,
  { clientWidth, clientHeight }: Element,
): { width: number; height: number } {
  return { width: innerWidth - clientWidth, height: innerHeight - clientHeight }
}

/** Measures a scroll bar in general, for tables whose horizontal scroll bar remains in sight. */
export default function getScrollBarSize(): number {
  const scrolled = document.createElement('div')
  scrolled.style.cssText =
    'position: absolute; width: 100px; height: 100px; overflow: scroll; visibility: hidden'
  document.body.append(scrolled)
  const size = scrolled.offsetWidth - scrolled.clientWidth
  scrolled.remove()
  return size
}
