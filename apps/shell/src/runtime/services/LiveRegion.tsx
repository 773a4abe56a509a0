import { useSyncExternalStore } from 'react'
import type { Announcer } from './announcer.ts'

export function LiveRegion({ announcer }: { announcer: Announcer }) {
  const text = useSyncExternalStore(announcer.subscribe, announcer.get)
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true" data-testid="live-region">
      {text}
    </div>
  )
}
