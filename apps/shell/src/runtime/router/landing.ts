import { useLocation } from 'react-router-dom'
import { useShell } from '../context/shell-context.tsx'

/** The state of the location that the root addresses lead to. */
export const LANDING = { isLanding: true }

/** True if the root led here because the user has no page at all (SHELL-024): a greeting, not an error. */
export function useIsWelcome(): boolean {
  const { menu } = useShell()
  const state: unknown = useLocation().state
  return menu.listed.length === 0 && typeof state === 'object' && state !== null && 'isLanding' in state
}
