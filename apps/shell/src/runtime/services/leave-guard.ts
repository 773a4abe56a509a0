import type { Navigator } from 'react-router-dom'

type ConfirmLeaving = () => Promise<boolean>
type GuardedPage = { confirm: ConfirmLeaving; path: string }

/** Requires a confirmation before a page with unsaved work is left, by any navigation. */
export type LeaveGuard = {
  /** Confirms from now on before another page is opened; the browser confirms before the tab closes. Returns the release. */
  hold: (confirm: ConfirmLeaving) => () => void
  /** The router's navigator with the confirmation before it; `onGo` gets the path before anything is rendered for it. */
  guarded: (navigator: Navigator, onGo: (pathname: string) => void) => Navigator
}

export function createLeaveGuard(): LeaveGuard {
  let guardedPage: GuardedPage | null = null
  let index: number | null = null
  const address = createAddressRestore()
  const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault()

  function release(which: GuardedPage): void {
    if (guardedPage !== which) return
    guardedPage = null
    window.removeEventListener('popstate', onPop, true)
    window.removeEventListener('beforeunload', onUnload)
  }

  async function confirmThen(go: () => void): Promise<void> {
    const current = guardedPage
    if (current === null || !(await current.confirm())) return
    release(current)
    go()
  }

  /** Runs before the router's listener: Back and Forward have changed the address already. */
  function onPop(event: PopStateEvent): void {
    if (address.finishRestore()) {
      event.stopImmediatePropagation()
      return
    }
    const to = historyIndex()
    const delta = to === null || index === null ? 0 : to - index
    if (guardedPage === null || window.location.pathname === guardedPage.path || delta === 0) {
      index = to
      return
    }
    event.stopImmediatePropagation()
    address.restore(delta, () => void confirmThen(() => window.history.go(delta)))
  }

  function guardedGo(path: string | undefined, go: () => void): void {
    if (guardedPage !== null && path !== undefined && path !== guardedPage.path) {
      void confirmThen(go)
      return
    }
    go()
    index = historyIndex()
  }

  return {
    hold: (confirm) => {
      const own: GuardedPage = { confirm, path: window.location.pathname }
      guardedPage = own
      index = historyIndex()
      window.addEventListener('popstate', onPop, true)
      window.addEventListener('beforeunload', onUnload)
      return () => release(own)
    },
    guarded: (navigator, onGo) => navigatorThrough(guardedGo, navigator, onGo),
  }
}

/** Takes back a step of Back or Forward; the restoring step itself is not a navigation. */
function createAddressRestore() {
  /** Set while the address is being restored: runs when it is. */
  let afterReturn: (() => void) | null = null
  return {
    restore: (delta: number, then: () => void): void => {
      afterReturn = then
      window.history.go(-delta)
    },
    /** False where no address is being restored. */
    finishRestore: (): boolean => {
      if (afterReturn === null) return false
      const next = afterReturn
      afterReturn = null
      next()
      return true
    },
  }
}

type GuardedGo = (path: string | undefined, go: () => void) => void

/** A navigator whose steps `guardedGo` runs or refuses. */
function navigatorThrough(
  guardedGo: GuardedGo,
  navigator: Navigator,
  onGo: (pathname: string) => void,
): Navigator {
  const through =
    (go: Navigator['push']): Navigator['push'] =>
    (target, ...rest) => {
      const path = toPath(target)
      guardedGo(path, () => {
        if (path !== undefined) onGo(path)
        go(target, ...rest)
      })
    }
  return {
    ...navigator,
    push: through((...target) => navigator.push(...target)),
    replace: through((...target) => navigator.replace(...target)),
  }
}

function toPath(to: Parameters<Navigator['push']>[0]): string | undefined {
  return typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname
}

/** The router numbers its entries. */
function historyIndex(): number | null {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null
  return typeof state.idx === 'number' ? state.idx : null
}
