import { session, user } from '@console/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { ConsoleScreen } from './console-routes.ts'

/** Addresses that redirect at once. */
const REDIRECTING_KINDS: ReadonlySet<ConsoleScreen['kind']> = new Set(['home', 'afterSignIn', 'redirect'])

/**
 * Refetches the permissions at every navigation; menu and pages follow the answer (docs/decisions/0018). The page
 * does not wait for it: the server refuses its calls if needed. When the request fails, the last answer remains.
 */
export function useFreshRights({ kind }: ConsoleScreen): void {
  const queryClient = useQueryClient()
  const { key } = useLocation()
  const isOnTheWay = REDIRECTING_KINDS.has(kind)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (isOnTheWay) return
    const before = shown.current
    shown.current = key
    // The permissions of the first page were fetched just now.
    if (before === null || before === key) return
    for (const { id } of [session.authz, user.info]) void queryClient.invalidateQueries({ queryKey: [id] })
  }, [isOnTheWay, key, queryClient])
}
