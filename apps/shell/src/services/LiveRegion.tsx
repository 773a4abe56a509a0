import { useSyncExternalStore } from 'react'
import type { Announcer } from './announcer.ts'
import styles from './LiveRegion.module.css'

export function LiveRegion({ announcer }: { announcer: Announcer }) {
  const text = useSyncExternalStore(announcer.subscribe, announcer.get)
  return (
    <div className={styles['region']} aria-live="polite" aria-atomic="true" data-testid="live-region">
      {text}
    </div>
  )
}
