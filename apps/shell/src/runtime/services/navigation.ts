import type { NavigateFunction } from 'react-router-dom'
import { createLeaveGuard, type LeaveGuard } from './leave-guard.ts'

/** Navigating from outside React: host services exist before the router is mounted and outlive every page. */
export type Navigation = {
  navigate: (to: string, options?: { replace?: boolean }) => void
  /** The router takes over; earlier requests are run now. Returns the release. */
  attach: (navigate: NavigateFunction) => () => void
  guard: LeaveGuard
}

export function createNavigation(): Navigation {
  let current: NavigateFunction | null = null
  let waiting: (() => void) | null = null

  function navigate(to: string, options: { replace?: boolean } = {}): void {
    if (current === null) waiting = () => navigate(to, options)
    else void current(to, options)
  }

  return {
    navigate,
    guard: createLeaveGuard(),
    attach: (next) => {
      current = next
      waiting?.()
      waiting = null
      return () => {
        if (current === next) current = null
      }
    },
  }
}
