import type { NamedPage } from '@console/sub-app'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/** With the address that it is the name of: a page may unmount after its address changed. */
type Named = NamedPage & { pathname: string }

let shown: Named | null = null
const listeners = new Set<() => void>()

function change(next: Named | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Sets the name of the open page. It is cleared on unmount, unless another page has set its name meanwhile. */
export function namePage(page: NamedPage): () => void {
  const named = { ...page, pathname: window.location.pathname }
  change(named)
  return () => {
    if (shown === named) change(null)
  }
}

/** The name that the open page has set; null where only the menu names it. */
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
