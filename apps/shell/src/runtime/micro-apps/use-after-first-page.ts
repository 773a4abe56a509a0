import { useEffect, useState } from 'react'
import { whenQuiet } from '../../base/when-quiet.ts'
import { useCallsInFlight } from '../context/use-calls-in-flight.ts'
import { loadingApps } from './run-log.ts'

/** A page that has its answers is drawn within this time. */
export const DRAWN_AFTER_MS = 300
/** A page that takes longer does not hold back what is around it. */
export const FIRST_PAGE_LIMIT_MS = 3000

/** False until the first page of the session is there, or takes long: for parts of the frame that nobody waits for. */
export function useAfterFirstPage(): boolean {
  const calls = useCallsInFlight()
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    if (isAfter) return undefined
    const start = (): void => setAfter(true)
    const stop = whenQuiet([calls, loadingApps], start, DRAWN_AFTER_MS)
    const timer = window.setTimeout(start, FIRST_PAGE_LIMIT_MS)
    return () => {
      stop()
      window.clearTimeout(timer)
    }
  }, [calls, isAfter])
  return isAfter
}
