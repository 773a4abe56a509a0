import { useEffect, useState } from 'react'
import { whenQuiet } from '../../base/when-quiet.ts'
import { useShell } from '../context/shell-context.tsx'
import { useCallsInFlight } from '../context/use-calls-in-flight.ts'
import { loadingApps } from './run-log.ts'

/** A page that has its answers is drawn within this time. */
export const DRAWN_AFTER_MS = 300
/** A page that takes longer does not delay the parts around it. */
export const FIRST_PAGE_LIMIT_MS = 3000

/** False until the first page of the session is there, or takes long: for parts of the frame that nobody waits for. */
export function useAfterFirstPage(): boolean {
  const { session } = useShell()
  const calls = useCallsInFlight()
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    if (isAfter) return undefined
    // After signing out the page is there for a moment more, but its calls would be refused.
    const isOver = (): boolean => session.getToken() === null
    const start = (): void => setAfter(!isOver())
    const work = [calls, loadingApps, { isBusy: isOver, subscribe: session.subscribe }]
    const stop = whenQuiet(work, start, DRAWN_AFTER_MS)
    const timer = window.setTimeout(start, FIRST_PAGE_LIMIT_MS)
    return () => {
      stop()
      window.clearTimeout(timer)
    }
  }, [calls, isAfter, session])
  return isAfter
}
