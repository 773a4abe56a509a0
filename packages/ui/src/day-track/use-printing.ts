import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const PRINT_EVENTS = ['beforeprint', 'afterprint'] as const

/** True between the two events of a print: Firefox copies the page for paper then, and changes no media query of it. */
let isPrinting = false
// Listens even while no component follows it: a page that is left while it is printed would be printed for ever.
for (const type of PRINT_EVENTS) window.addEventListener(type, () => (isPrinting = type === 'beforeprint'))

/** True while the page is being drawn for paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(follow, () => isPrinting || window.matchMedia('print').matches)
}

function follow(onChange: () => void): () => void {
  const printing = window.matchMedia('print')
  // The page is read as soon as this returns, also where a click that called print() is still running.
  const onPrint = () => flushSync(onChange)
  printing.addEventListener('change', onChange)
  for (const type of PRINT_EVENTS) window.addEventListener(type, onPrint)
  return () => {
    printing.removeEventListener('change', onChange)
    for (const type of PRINT_EVENTS) window.removeEventListener(type, onPrint)
  }
}
