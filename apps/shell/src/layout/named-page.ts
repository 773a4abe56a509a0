import type { NamedPage } from '@console/sub-app'
import { useSyncExternalStore } from 'react'

let shown: NamedPage | null = null
const listeners = new Set<() => void>()

function change(next: NamedPage | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** A page says what it shows. The name goes when the page takes it back, unless another page has named itself meanwhile. */
export function namePage(page: NamedPage): () => void {
  change(page)
  return () => {
    if (shown === page) change(null)
  }
}

/** How the open page named itself; null where the menu's name is all there is. */
export function useNamedPage(): NamedPage | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
}
