import { createPath, type createBrowserRouter, type Navigator } from 'react-router-dom'

type DataRouter = ReturnType<typeof createBrowserRouter>

/** Lets a sub-app's own `<Router>` navigate through the host's router, the only owner of the history. */
export function navigatorOf(router: DataRouter): Navigator {
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => {
      void router.navigate(delta)
    },
    push: (to, state) => {
      void router.navigate(to, { state })
    },
    replace: (to, state) => {
      void router.navigate(to, { state, replace: true })
    },
  }
}
