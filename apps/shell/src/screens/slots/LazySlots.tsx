import { noteApps } from '@console/sub-app/app-host'
import { Suspense, useEffect } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import { useAfterFirstPage } from '../../runtime/micro-apps/use-after-first-page.ts'
import { useHasApps } from '../../runtime/registered-apps/use-has-apps.ts'

const ShellSlots = optionalPart(
  async () => (await import(/* webpackChunkName: "on-demand-running-slots" */ './ShellSlots.tsx')).ShellSlots,
)

/** What apps add to pages is loaded after the first page, where the person runs an app. */
export function LazySlots() {
  const isAfter = useAfterFirstPage()
  const hasApps = useHasApps()
  useEffect(() => noteApps(hasApps), [hasApps])
  if (!isAfter || !hasApps) return null
  return (
    <Suspense fallback={null}>
      <ShellSlots />
    </Suspense>
  )
}
