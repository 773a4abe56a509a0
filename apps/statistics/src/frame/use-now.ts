import { serverNow } from '@console/ui/server-time'
import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** The server's time in unix seconds, each second. */
export function useNow(): number {
  const [now, setNow] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setNow(seconds()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

function seconds(): number {
  return Math.floor(serverNow() / SECOND_MS)
}
