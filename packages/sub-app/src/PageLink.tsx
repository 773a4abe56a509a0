import type { ReactNode } from 'react'
import { useHost } from './host/host-context.tsx'

type PageLinkProps = {
  to: string
  /** Name of the page that it opens, where its own words are only a number. */
  label?: string
  children: ReactNode
}

/** A link to a page of the console: a click goes there without a reload, any other way of opening stays the browser's. */
export function PageLink({ to, label, children }: PageLinkProps) {
  const { services } = useHost()
  return (
    <a
      href={to}
      aria-label={label}
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
