import type { message } from '@console/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { readAloud, useIsReadingAloudOff } from './read-aloud.ts'

/** Reads a message that is to be heard, unless the person turned that off; `onHeard` follows when it has been read. */
export function useReadAloud({ id, payload }: message.Popup, onHeard: () => void) {
  const { speech } = payload
  const [isOff, setOff] = useIsReadingAloudOff()
  const [isReading, setReading] = useState(false)
  const heard = useEffectEvent(onHeard)
  useEffect(() => {
    if (speech === undefined || isOff) return
    const control = new AbortController()
    const { signal } = control
    void read()
    return () => {
      control.abort()
      setReading(false)
    }

    async function read(): Promise<void> {
      if (speech === undefined) return
      const isRead = await readAloud({ id, speech, signal, onStart: () => setReading(true) })
      if (signal.aborted) return
      setReading(false)
      if (isRead) heard()
    }
  }, [id, speech, isOff])
  return { canBeHeard: speech !== undefined, isReading, isOff, setOff }
}
