import { useHost } from '@console/sub-app'
import { useEffect, useEffectEvent } from 'react'

/** Logs that something could not be loaded that helps a page and is not what the page is for: without it, it is as it was. */
export function useReportedFailure(error: Error | null, context: string): void {
  const { services } = useHost()
  const report = useEffectEvent((failure: Error) => services.reportError(failure, context))
  useEffect(() => {
    if (error !== null) report(error)
  }, [error])
}
