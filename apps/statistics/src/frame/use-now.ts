import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** The time in unix seconds, each second. */
export function useNow(): number {
  const [now, setNow] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setNow(seconds()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

function seconds(): number {
  return Math.floor(Date.now() / SECOND_MS)
}
