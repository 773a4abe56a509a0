import { useEffect, useState } from 'react'
import { serverNow } from '../time/server-time.ts'

const MINUTE_MS = 60_000

/** Unix seconds at the beginning of the present minute. In a hidden tab it rests, and is right at once on return. */
export function useMinute(): number {
  const [minute, setMinute] = useState(presentMinute)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      if (document.hidden) return
      setMinute(presentMinute())
      timer = setTimeout(follow, MINUTE_MS - (serverNow() % MINUTE_MS))
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])
  return minute
}

function presentMinute(): number {
  return Math.floor(serverNow() / MINUTE_MS) * (MINUTE_MS / 1000)
}
