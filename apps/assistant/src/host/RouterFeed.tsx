import { toNavigator, type HostRouter } from '@console/sub-app'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'

export type WorkRouter = Omit<HostRouter, 'routes'>

/** Reports the location and each navigation: pages render outside the router that owns the history. */
export function RouterFeed({ onMove }: { onMove: (router: WorkRouter) => void }) {
  const location = useLocation()
  const action = useNavigationType()
  const navigate = useNavigate()
  useEffect(() => {
    const navigator = toNavigator({
      go: (delta) => void navigate(delta),
      open: (to, options) => void navigate(to, options),
    })
    onMove({ location, action, navigator })
  }, [location, action, navigate, onMove])
  return null
}
