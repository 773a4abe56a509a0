import { refusalReason, useHost } from '@console/sub-app'
import { useEffect, useEffectEvent } from 'react'

/**
 * A list that the server refuses says why in a toast too (STAT-062, STAT-Q32). Of any other failure, the text in its place is
 * the only one.
 */
export function useFailureToast(error: Error | null): void {
  const { services } = useHost()
  const show = useEffectEvent((reason: string) => services.toast.error(reason))
  const reason = refusalReason(error)
  useEffect(() => {
    if (reason !== null) show(reason)
  }, [error, reason])
}
