import { Suspense, useEffect, useState } from 'react'
import { OPTIONAL_CALLS } from '../../base/optional-calls.ts'
import { optionalPart } from '../../base/optional-part.ts'
import { isSafeMode } from '../../base/safe-mode.ts'
import { whenQuiet } from '../../base/when-quiet.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { useCallsInFlight } from '../../runtime/context/use-calls-in-flight.ts'
import { canPrefetch } from '../../runtime/micro-apps/prefetch.ts'
import { loadingApps } from '../../runtime/micro-apps/run-log.ts'

const AppRegistry = optionalPart(
  async () => (await import(/* webpackChunkName: "page-registered-app" */ './AppRegistry.tsx')).AppRegistry,
)

/** Has the list of registered apps and the code around one before a person opens one. Without one in the menu, nothing is requested. */
export function LazyAppRegistry() {
  const { routes, client } = useShell()
  const [isSafe] = useState(isSafeMode)
  const hasApps = routes.some(({ screen }) => screen.kind === 'registeredApp')
  // A platform without registered apps may have such an address in its menu.
  return hasApps && !isSafe && client.has(OPTIONAL_CALLS.registeredApps) ? <RegistryWhenQuiet /> : null
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
