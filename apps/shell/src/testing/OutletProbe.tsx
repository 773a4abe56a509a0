import type { documents } from '@console/contracts'
import type { HostProps } from '@console/sub-app'

type OutletProbeProps = { entry: documents.RegistryEntry; hostProps: Omit<HostProps, 'container' | 'signal'> }

/** A page of the audit log throws this while it is not empty. */
export const outletProbe = { crash: '' }

/** Replaces the micro-app runtime: renders what it would mount, with its props. */
export function SubAppOutlet({ entry, hostProps }: OutletProbeProps) {
  const { language, businessType, theme, router, timezone, getToken } = hostProps
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
