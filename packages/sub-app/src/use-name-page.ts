import { useEffect } from 'react'
import { useHost } from './host-context.tsx'
import type { NamedPage } from './host-services.ts'

/** Has the host name the page by what it shows; null until that is known. */
export function useNamePage(page: NamedPage | null): void {
  const { services } = useHost()
  // Compared by what it says: a page makes the object anew with every drawing.
  const told = JSON.stringify(page)
  useEffect(() => {
    const named: NamedPage | null = JSON.parse(told) // as it was written above
    return named === null ? undefined : services.namePage(named)
  }, [services, told])
}
