import { tabLocks } from '@console/sub-app/secure-context'
import { useEffect, useState } from 'react'

const LOCK = 'console-seat'

/** True in the tab that works: a second one would offer the same calls again. It takes over when the first closes. */
export function useOnlyTab(): boolean {
  const [isOnly, setIsOnly] = useState(() => tabLocks() === null)
  useEffect(() => {
    const locks = tabLocks()
    if (locks === null) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const work = async (): Promise<void> => {
      setIsOnly(true)
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve())
      })
    }
    locks.request(LOCK, { signal }, work).catch((error: unknown) => {
      // Without the lock of a browser that refuses it, every tab works.
      if (!signal.aborted) setIsOnly(error !== null)
    })
    return () => leaving.abort()
  }, [])
  return isOnly
}
