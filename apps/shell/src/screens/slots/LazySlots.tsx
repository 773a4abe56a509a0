import { noteApps } from '@console/sub-app/app-host'
import { Suspense, useEffect } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import { useAfterFirstPage } from '../../runtime/micro-apps/use-after-first-page.ts'
import { useHasApps } from '../../runtime/registered-apps/use-has-apps.ts'

/** Comes with the code around apps, with which it shares most of its own. */
const ShellSlots = optionalPart(
  async () => (await import(/* webpackChunkName: "page-registered-app" */ './ShellSlots.tsx')).ShellSlots,
)

/** Loads contributions of apps after the first page, where the person runs an app. */
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
