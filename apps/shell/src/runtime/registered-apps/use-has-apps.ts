import { useState } from 'react'
import { OPTIONAL_CALLS } from '../../base/optional-calls.ts'
import { isSafeMode } from '../../base/safe-mode.ts'
import { useShell } from '../context/shell-context.tsx'

/**
 * True where the person runs an app that another team registered: every version of one has a page in the menu. A platform without
 * registered apps may have such an address in its menu.
 */
export function useHasApps(): boolean {
  const { routes, client } = useShell()
  const [isSafe] = useState(isSafeMode)
  const isInMenu = routes.some(({ screen }) => screen.kind === 'registeredApp')
  return isInMenu && !isSafe && client.has(OPTIONAL_CALLS.registeredApps)
}
