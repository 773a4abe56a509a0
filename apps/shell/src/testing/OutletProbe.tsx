import type { documents } from '@console/contracts'
import type { HostProps } from '@console/sub-app'
import { useEffect } from 'react'

type OutletProbeProps = { entry: documents.RegistryEntry; hostProps: Omit<HostProps, 'container' | 'signal'> }

type Probe = {
  /** A page of the audit log throws this while it is not empty. */
  crash: string
  /** Navigator of the page that is shown. */
  navigator: HostProps['router']['navigator'] | null
  /** The query of every address that was rendered. */
  searches: string[]
}

export const outletProbe: Probe = { crash: '', navigator: null, searches: [] }

/** Replaces the micro-app runtime: renders what it would mount, with its props. */
export function SubAppOutlet({ entry, hostProps }: OutletProbeProps) {
  const { language, businessType, theme, router, timezone, getToken } = hostProps
  useEffect(() => {
    outletProbe.navigator = router.navigator
    outletProbe.searches.push(router.location.search)
  }, [router])
  if (outletProbe.crash !== '' && router.location.pathname.endsWith('/audit'))
    throw new Error(outletProbe.crash)
  return (
    <section aria-label="viewport">
      <p>
        {entry.module} shows {router.location.pathname}
        {router.location.search}
      </p>
      <p>language {language}</p>
      <p>business {businessType?.businessTypeName ?? 'none'}</p>
      <p>theme {theme.mode}</p>
      <p>zone {timezone}</p>
      <p>token {getToken()}</p>
      <p>routes {router.routes.map(({ path }) => path).join(' ')}</p>
    </section>
  )
}
