import { Button } from 'antd'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useIntl } from 'react-intl'

type StopButtonProps = {
  isRunning: boolean
  onClick: () => void
  /** Receives the focus when a run ends by itself and this button disappears. */
  next: RefObject<HTMLButtonElement | null>
}

/** Stops a run, and continues one that was stopped. */
export function StopButton({ isRunning, onClick, next }: StopButtonProps) {
  const { formatMessage } = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (document.activeElement === own) focusOn(next)
    }
  }, [next])
  return (
    <Button ref={button} onClick={onClick}>
      {formatMessage({ id: isRunning ? 'past.stop' : 'past.continue' })}
    </Button>
  )
}

/** Reads the ref only when it is needed: it is set after the effects of the components before it. */
function focusOn(button: RefObject<HTMLButtonElement | null>): void {
  button.current?.focus()
}
