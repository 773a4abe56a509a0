import { use, useMemo, type ReactNode } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import type { LeaveGuard } from './leave-guard.ts'

/** Everything below navigates through the guard: links, redirects, host services, sub-apps. */
export function GuardedNavigation({ guard, children }: { guard: LeaveGuard; children: ReactNode }) {
  const context = use(NavigationContext)
  const guarded = useMemo(
    () => ({ ...context, navigator: guard.guarded(context.navigator) }),
    [context, guard],
  )
  return <NavigationContext value={guarded}>{children}</NavigationContext>
}
