import { useHost } from '@console/sub-app'
import { useEffect, useEffectEvent } from 'react'

/** A list that the server refuses says why in a toast too (STAT-062, STAT-Q32). */
export function useFailureToast(error: Error | null): void {
  const { services } = useHost()
  const show = useEffectEvent((failure: Error) => services.toast.error(failure.message))
  useEffect(() => {
    if (error !== null) show(error)
  }, [error])
}
