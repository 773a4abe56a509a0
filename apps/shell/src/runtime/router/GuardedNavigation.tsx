import { use, useCallback, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import {
  createPath,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  type Navigator,
} from 'react-router-dom'
import type { LeaveGuard } from '../services/leave-guard.ts'

/** `from` is the path of the page that is shown. */
export type ResolveSearch = (target: { pathname: string; search: string; from: string }) => string
type ResolveTarget = (target: { pathname: string; search: string }) => string

type GuardedNavigationProps = {
  guard: LeaveGuard
  /** Called with the path before anything is rendered for it. */
  onGo: (pathname: string) => void
  /** The query with which an address is opened, see `resolveSearch`. */
  resolve: ResolveSearch
  children: ReactNode
}

/** Everything below navigates through the guard: links, redirects, host services, sub-apps. */
export function GuardedNavigation({ guard, onGo, resolve, children }: GuardedNavigationProps) {
  const context = use(NavigationContext)
  const { pathname } = useLocation()
  // The rendered path, not the one in the bar: before it is rendered, a second navigation opens the same page as the first.
  const shownPath = useRef(pathname)
  useLayoutEffect(() => {
    shownPath.current = pathname
  }, [pathname])
  const resolveFromShown = useCallback<ResolveTarget>(
    (target) => resolve({ ...target, from: shownPath.current }),
    [resolve],
  )
  const guarded = useMemo(
    () => ({
      ...context,
      // oxlint-disable-next-line react/refs -- read when something navigates, not while rendering
      navigator: guard.guarded(resolving(context.navigator, resolveFromShown), onGo),
    }),
    [context, guard, onGo, resolveFromShown],
  )
  return <NavigationContext value={guarded}>{children}</NavigationContext>
}

/** Replaces the query before anything reads the address, and only once the open page may be left. */
function resolving(navigator: Navigator, resolve: ResolveTarget): Navigator {
  const resolved: (to: Parameters<Navigator['push']>[0]) => typeof to = (to) => {
    const { pathname, search, hash } = new URL(
      typeof to === 'string' ? to : createPath(to),
      window.location.href,
    )
    const next = resolve({ pathname, search })
    return next === search ? to : { pathname, search: next, hash }
  }
  return {
    ...navigator,
    push: (to, ...rest) => navigator.push(resolved(to), ...rest),
    replace: (to, ...rest) => navigator.replace(resolved(to), ...rest),
  }
}
