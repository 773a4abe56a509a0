import { createPath, type Navigator, type To } from 'react-router-dom'

/** The two ways a router moves: by steps of the history, or to an address. */
export type RouterMoves = {
  go: (delta: number) => void
  open: (to: To, options: { replace?: boolean; state?: unknown }) => void
}

/** Lets a sub-app's own `<Router>` navigate through the host's router, the only owner of the history. */
export function toNavigator({ go, open }: RouterMoves): Navigator {
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go,
    push: (to, state) => {
      open(to, { state })
    },
    replace: (to, state) => {
      open(to, { state, replace: true })
    },
  }
}
