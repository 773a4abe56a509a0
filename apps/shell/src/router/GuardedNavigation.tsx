import { use, useMemo, type ReactNode } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { pathOf, type LeaveGuard } from './leave-guard.ts'

type GuardedNavigationProps = {
  guard: LeaveGuard
  /** Hears where it goes before anything is drawn for it. */
  onGo?: (pathname: string) => void
  children: ReactNode
}

/** Everything below navigates through the guard: links, redirects, host services, sub-apps. */
export function GuardedNavigation({ guard, onGo, children }: GuardedNavigationProps) {
  const context = use(NavigationContext)
  const guarded = useMemo(() => {
    const { navigator } = context
    const told: typeof navigator = {
      ...navigator,
      push: (to, ...rest) => {
        onGo?.(pathOf(to) ?? '')
        navigator.push(to, ...rest)
      },
      replace: (to, ...rest) => {
        onGo?.(pathOf(to) ?? '')
        navigator.replace(to, ...rest)
      },
    }
    return { ...context, navigator: guard.guarded(told) }
  }, [context, guard, onGo])
  return <NavigationContext value={guarded}>{children}</NavigationContext>
}
