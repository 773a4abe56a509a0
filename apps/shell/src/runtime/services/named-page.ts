import type { NamedPage } from '@console/sub-app'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/** With the address that it is the name of: a page may go a moment after its address did. */
type Named = NamedPage & { pathname: string }

let shown: Named | null = null
const listeners = new Set<() => void>()

function change(next: Named | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** A page says what it shows. The name goes when the page takes it back, unless another page has named itself meanwhile. */
export function namePage(page: NamedPage): () => void {
  const named = { ...page, pathname: window.location.pathname }
  change(named)
  return () => {
    if (shown === named) change(null)
  }
}

/** How the open page named itself; null where the menu's name is all there is. */
export function useNamedPage(): NamedPage | null {
  const { pathname } = useLocation()
  const named = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
  return named?.pathname === pathname ? named : null
}
