import { serverNow } from '@console/ui/server-time'
import { useEffect } from 'react'
import type { WallStore } from '../../../state/wall-store.ts'

const CHECK_MS = 1000

/** Marks disappear by themselves (WORK-024). */
export function useHandExpiry(store: WallStore): void {
  useEffect(() => {
    const timer = setInterval(() => store.expireHands(serverNow()), CHECK_MS)
    return () => clearInterval(timer)
  }, [store])
}
