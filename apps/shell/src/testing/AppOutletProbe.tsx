import type { documents } from '@console/contracts'
import { type ReactNode, useEffect } from 'react'

type AppOutletProbeProps = { entry: documents.RegistryEntry; props: object; afterFailure?: ReactNode }

/** Props of the registered app that is shown. */
export const appOutletProbe: { props: object } = { props: {} }

/** Replaces the micro-app runtime for registered apps: renders what it would mount. */
export function AppOutlet({ entry, props, afterFailure }: AppOutletProbeProps) {
  useEffect(() => {
    appOutletProbe.props = props
  }, [props])
  return (
    <section aria-label="registered app">
      <p>
        {entry.module} from {entry.entry}
      </p>
      {afterFailure}
    </section>
  )
}
