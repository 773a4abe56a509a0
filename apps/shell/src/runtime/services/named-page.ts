import type { NamedPage } from '@console/sub-app'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { createObservable } from '../../base/observable.ts'

/** With the address that it is the name of: a page may unmount after its address changed. */
type Named = NamedPage & { pathname: string }

const shown = createObservable<Named | null>(null)

/** Sets the name of the open page. It is cleared on unmount, unless another page has set its name meanwhile. */
export function namePage(page: NamedPage): () => void {
  const named = { ...page, pathname: window.location.pathname }
  shown.set(named)
  return () => {
    if (shown.get() === named) shown.set(null)
  }
}

/** The name that the open page has set; null where only the menu names it. */
export function useNamedPage(): NamedPage | null {
  const { pathname } = useLocation()
  const named = useSyncExternalStore(shown.subscribe, shown.get)
  return named?.pathname === pathname ? named : null
}
