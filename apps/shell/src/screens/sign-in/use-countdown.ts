import { serverNow } from '@console/ui/server-time'
import { useEffect, useRef, useState } from 'react'

/** Whole seconds left, counted down each second; `onEnd` is called once they are over. */
export function useCountdown(onEnd: () => void): [secondsLeft: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [secondsLeft, setSecondsLeft] = useState(0)
  const ending = useRef(onEnd)
  useEffect(() => {
    ending.current = onEnd
  })

  useEffect(() => {
    if (endsAt === null) return
    // Computed from the end time, not by counting ticks: a hidden tab's timers are throttled.
    const timer = setInterval(() => {
      const left = secondsUntil(endsAt)
      setSecondsLeft(left)
      if (left > 0) return
      setEndsAt(null)
      ending.current()
    }, 1000)
    return () => {
      clearInterval(timer)
    }
  }, [endsAt])

  function start(seconds: number): void {
    const end = serverNow() + seconds * 1000
    setEndsAt(end)
    setSecondsLeft(secondsUntil(end))
  }

  return [secondsLeft, start]
}

function secondsUntil(endsAt: number): number {
  return Math.max(0, Math.ceil((endsAt - serverNow()) / 1000))
}
