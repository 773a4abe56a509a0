import { useEffect, useEffectEvent, useRef } from 'react'

type TimeLimit = { limitMs: number; isPaused: boolean; onOver: () => void }

/** Ends something after a time that counts only while it is not paused. */
export function useTimeLimit({ limitMs, isPaused, onOver }: TimeLimit): void {
  const remainingMs = useRef(limitMs)
  const end = useEffectEvent(onOver)
  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => {
      end()
    }, remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current = Math.max(0, remainingMs.current - (performance.now() - startedAt))
    }
  }, [isPaused])
}
