import { type ReactNode, useMemo, useState } from 'react'
import { createPath, Router } from 'react-router-dom'

type To = Parameters<typeof createPath>[0] | string

/** An address of its own for a page among the examples: that of the gallery stays as it is. */
export function SampleRouter({ address = '/sample', children }: { address?: string; children: ReactNode }) {
  const [location, setLocation] = useState(address)
  const navigator = useMemo(() => {
    const go = (to: To) => setLocation((before) => resolve(to, before))
    return { createHref: (to: To) => resolve(to, '#'), push: go, replace: go, go: () => {} }
  }, [])
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  )
}

function resolve(to: To, before: string): string {
  const text = typeof to === 'string' ? to : createPath(to)
  return text.startsWith('?') ? `${before.split('?', 1)[0]}${text}` : text
}
