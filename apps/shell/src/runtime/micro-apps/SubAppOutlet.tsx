import type { documents } from '@console/contracts'
import type { HostProps } from '@console/sub-app'
import { useRef } from 'react'
import { FailureCard } from './FailureCard.tsx'
import { LoadingCard } from './LoadingCard.tsx'
import styles from './SubAppOutlet.module.css'
import { useMicroApp } from './use-micro-app.ts'

type SubAppOutletProps = {
  entry: documents.RegistryEntry
  /** Every change is passed to the mounted sub-app. */
  hostProps: Omit<HostProps, 'container' | 'signal'>
}

/** The one viewport of all sub-apps: the loading state, the app itself, or its load error (SHELL-047, SHELL-050). */
export function SubAppOutlet({ entry, hostProps }: SubAppOutletProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const { state, retry } = useMicroApp({ entry, hostProps, viewport })
  return (
    <div className={styles['outlet']} aria-busy={state.kind === 'loading'}>
      {state.kind === 'loading' && (
        <div className={styles['loading']}>
          <LoadingCard />
        </div>
      )}
      {state.kind === 'failed' && <FailureCard entry={entry} error={state.error} onRetry={retry} />}
      <div ref={viewport} className={styles['viewport']} data-sub-app={entry.module} />
    </div>
  )
}
