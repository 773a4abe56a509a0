import { useSyncExternalStore } from 'react'

/** Whether the page is being drawn for paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia('print').matches)
}

function follow(onChange: () => void): () => void {
  const printing = window.matchMedia('print')
  printing.addEventListener('change', onChange)
  return () => printing.removeEventListener('change', onChange)
}
