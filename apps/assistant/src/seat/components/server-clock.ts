import { clockParts, twoDigits } from '@console/ui/time'
import { useEffect, useState } from 'react'

/** The server's time in unix seconds, second by second, calculated from an earlier answer and this machine's clock. */
export function useServerNow(said: { seconds: number; atMs: number }): number {
  const [nowMs, setNowMs] = useState(said.atMs)
  useEffect(() => {
    // oxlint-disable-next-line no-restricted-properties -- the moment of the answer is of the same clock
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return said.seconds + Math.max(0, Math.floor((nowMs - said.atMs) / 1000))
}

/** `H:MM:SS` of seconds. */
export function clockText(length: number): string {
  const [hours, minutes, seconds] = clockParts(length)
  return `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`
}
