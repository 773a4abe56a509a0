import type { ReactNode } from 'react'
import { useHost } from './host-context.tsx'

/** A link to a page of the console: a click goes there without a reload, any other way of opening stays the browser's. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const { services } = useHost()
  return (
    <a
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        services.navigate(to)
      }}
    >
      {children}
    </a>
  )
}
