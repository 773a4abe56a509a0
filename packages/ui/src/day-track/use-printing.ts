import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** Between the two events of a print: Firefox copies the page for paper then, and changes no media query of it. */
let isPrinting = false

/** Whether the page is being drawn for paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(follow, () => isPrinting || window.matchMedia('print').matches)
}

function follow(onChange: () => void): () => void {
  const printing = window.matchMedia('print')
  const onPrint = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    // The page is read as soon as this returns, also where a click that called print() is still running.
    flushSync(onChange)
  }
  printing.addEventListener('change', onChange)
  window.addEventListener('beforeprint', onPrint)
  window.addEventListener('afterprint', onPrint)
  return () => {
    printing.removeEventListener('change', onChange)
    window.removeEventListener('beforeprint', onPrint)
    window.removeEventListener('afterprint', onPrint)
  }
}
