import type { Navigator } from 'react-router-dom'

type Ask = () => Promise<boolean>
type Held = { ask: Ask; path: string }

/** Requires a confirmation before a page with unsaved work is left, by any navigation. */
export type LeaveGuard = {
  /** Confirms from now on before another page is opened; the browser confirms before the tab closes. Returns the release. */
  hold: (ask: Ask) => () => void
  /** The router's navigator with the confirmation before it; `onGo` gets the path before anything is rendered for it. */
  guarded: (navigator: Navigator, onGo: (pathname: string) => void) => Navigator
}

export function createLeaveGuard(): LeaveGuard {
  let held: Held | null = null
  let place: number | null = null
  /** Set while the address is being restored: runs when it is. The restoring step itself is not a navigation. */
  let whenBack: (() => void) | null = null

  function letGo(which: Held): void {
    if (held !== which) return
    held = null
    window.removeEventListener('popstate', onPop, true)
    window.removeEventListener('beforeunload', onUnload)
  }

  async function askThen(go: () => void): Promise<void> {
    const asked = held
    if (asked === null || !(await asked.ask())) return
    letGo(asked)
    go()
  }

  /** Runs before the router's listener: Back and Forward have changed the address already. */
  function onPop(event: PopStateEvent): void {
    if (whenBack !== null) {
      event.stopImmediatePropagation()
      const next = whenBack
      whenBack = null
      next()
      return
    }
    const to = placeInHistory()
    const delta = to === null || place === null ? 0 : to - place
    if (held === null || window.location.pathname === held.path || delta === 0) {
      place = to
      return
    }
    event.stopImmediatePropagation()
    whenBack = () => void askThen(() => window.history.go(delta))
    window.history.go(-delta)
  }

  function onUnload(event: BeforeUnloadEvent): void {
    event.preventDefault()
  }

  function through(path: string | undefined, go: () => void): void {
    if (held !== null && path !== undefined && path !== held.path) {
      void askThen(go)
      return
    }
    go()
    place = placeInHistory()
  }

  return {
    hold: (ask) => {
      const mine: Held = { ask, path: window.location.pathname }
      held = mine
      place = placeInHistory()
      window.addEventListener('popstate', onPop, true)
      window.addEventListener('beforeunload', onUnload)
      return () => letGo(mine)
    },
    guarded: (navigator, onGo) => {
      const to =
        (go: Navigator['push']): Navigator['push'] =>
        (target, ...rest) => {
          const path = pathOf(target)
          through(path, () => {
            if (path !== undefined) onGo(path)
            go(target, ...rest)
          })
        }
      return {
        ...navigator,
        push: to((...target) => navigator.push(...target)),
        replace: to((...target) => navigator.replace(...target)),
      }
    },
  }
}

function pathOf(to: Parameters<Navigator['push']>[0]): string | undefined {
  return typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname
}

/** The router numbers its entries. */
function placeInHistory(): number | null {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null
  return typeof state.idx === 'number' ? state.idx : null
}
