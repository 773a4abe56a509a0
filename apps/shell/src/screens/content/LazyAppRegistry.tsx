import { Suspense, useEffect, useState } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import { whenQuiet } from '../../base/when-quiet.ts'
import { useCallsInFlight } from '../../runtime/context/use-calls-in-flight.ts'
import { canPrefetch } from '../../runtime/micro-apps/prefetch.ts'
import { loadingApps } from '../../runtime/micro-apps/run-log.ts'
import { useHasApps } from '../../runtime/registered-apps/use-has-apps.ts'

const AppRegistry = optionalPart(
  async () => (await import(/* webpackChunkName: "page-registered-app" */ './AppRegistry.tsx')).AppRegistry,
)

/** Has the list of registered apps and the code around one before a person opens one. Without one in the menu, nothing is requested. */
export function LazyAppRegistry() {
  return useHasApps() ? <RegistryWhenQuiet /> : null
}

function RegistryWhenQuiet() {
  const calls = useCallsInFlight()
  const [isDue, setDue] = useState(false)
  useEffect(() => whenQuiet([calls, loadingApps], () => setDue(canPrefetch())), [calls])
  if (!isDue) return null
  return (
    <Suspense fallback={null}>
      <AppRegistry />
    </Suspense>
  )
}
