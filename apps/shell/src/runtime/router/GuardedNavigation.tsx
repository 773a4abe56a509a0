import { use, useMemo, type ReactNode } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import type { LeaveGuard } from '../services/leave-guard.ts'

type GuardedNavigationProps = {
  guard: LeaveGuard
  /** Called with the path before anything is rendered for it. */
  onGo: (pathname: string) => void
  children: ReactNode
}

/** Everything below navigates through the guard: links, redirects, host services, sub-apps. */
export function GuardedNavigation({ guard, onGo, children }: GuardedNavigationProps) {
  const context = use(NavigationContext)
  const guarded = useMemo(
    () => ({ ...context, navigator: guard.guarded(context.navigator, onGo) }),
    [context, guard, onGo],
  )
  return <NavigationContext value={guarded}>{children}</NavigationContext>
}
