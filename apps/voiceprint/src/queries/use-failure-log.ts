import { useHost } from '@console/sub-app'
import { useEffect, useEffectEvent } from 'react'

/** Writes a failed call to the log; the page shows it where its answer is missing (VOICE-056, R10). */
export function useFailureLog(error: Error | null, context: string): void {
  const { services } = useHost()
  const report = useEffectEvent((failure: Error) => services.reportError(failure, context))
  useEffect(() => {
    if (error !== null) report(error)
  }, [error])
}
