import { useEffect, useRef } from 'react'

/**
 * Returns a function that runs another one as soon as no button of the pointer is pressed. A field that changes its size as it is
 * left would move what was pressed away from under the pointer, and the click would be lost.
 */
export function useWhenReleased(): (run: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      waiting.current?.()
      waiting.current = null
    }
    window.addEventListener('pointerdown', press, { capture: true })
    window.addEventListener('pointerup', release, { capture: true })
    window.addEventListener('pointercancel', release, { capture: true })
    return () => {
      window.removeEventListener('pointerdown', press, { capture: true })
      window.removeEventListener('pointerup', release, { capture: true })
      window.removeEventListener('pointercancel', release, { capture: true })
    }
  }, [])
  return (run) => {
    if (isPressed.current) waiting.current = run
    else run()
  }
}
