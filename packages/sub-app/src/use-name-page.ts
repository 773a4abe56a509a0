import { useEffect } from 'react'
import { useHost } from './host/host-context.tsx'
import type { NamedPage } from './host/host-services.ts'

/** Names the page by its record; null until that has loaded. */
export function useNamePage(page: NamedPage | null): void {
  const { services } = useHost()
  // Compared by value: a page creates the object at every render.
  const pageText = JSON.stringify(page)
  useEffect(() => {
    const named: NamedPage | null = JSON.parse(pageText) // parses what was serialised above
    return named === null ? undefined : services.namePage(named)
  }, [services, pageText])
}
