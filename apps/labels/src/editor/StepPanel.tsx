import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from './LabelEditor.module.css'

type StepPanelProps = {
  isShown: boolean
  /** Id of the text that names it. */
  nameId: 'label.step.settings' | 'label.step.conditions' | 'label.step.prompt'
  children: ReactNode
}

/**
 * Both steps are in the document, so that neither loses an entry; one of them is shown, from its beginning. It takes the focus from
 * the button that led to it, which another one replaces.
 */
export function StepPanel({ isShown, nameId, children }: StepPanelProps) {
  const { formatMessage } = useIntl()
  const panel = useRef<HTMLDivElement>(null)
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (isShown && !wasShown.current) {
      panel.current?.focus({ preventScroll: true })
      // In a dialog that fits the window its content scrolls, on a phone the whole of it.
      panel.current?.scrollIntoView({ block: 'start' })
      panel.current?.closest('[role="dialog"]')?.scrollIntoView({ block: 'start' })
    }
    wasShown.current = isShown
  }, [isShown])
  return (
    <div
      ref={panel}
      role="group"
      aria-label={formatMessage({ id: nameId })}
      tabIndex={-1}
      hidden={!isShown}
      className={styles['step']}
    >
      {children}
    </div>
  )
}
