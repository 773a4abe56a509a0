import { Modal, type ModalProps } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { useIsMobile } from '../layout/use-is-mobile.ts'
import { useFocusBack } from './use-focus-back.ts'

/** Width of a dialog without a rule of its own (SHELL-095, ERR-038). */
export const MODAL_WIDTH = 500

type AppModalProps = ModalProps & {
  /** Long forms have the whole window of a phone. */
  fillsPhone?: boolean
}

/** Its buttons are at the bottom of the window, or below its content when that is longer. */
const WHOLE_WINDOW: ModalProps = {
  width: '100%',
  style: { top: 0, maxWidth: '100vw', margin: 0, paddingBottom: 0 },
  styles: {
    container: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', borderRadius: 0 },
    body: { flex: 1 },
  },
}

/** A long dialog scrolls between its head and its buttons, which stay in view; the margin is room for focus rings. */
const FITTING: ModalProps = {
  style: { top: 'min(100px, 6dvh)', paddingBottom: 0 },
  styles: {
    container: { display: 'flex', flexDirection: 'column', maxHeight: '88dvh' },
    body: { minHeight: 0, overflowY: 'auto', paddingInline: 4, marginInline: -4 },
  },
}

/**
 * Has the focus when the dialog opens, which would go to the button that closes it, unless a field has taken it; a
 * form takes it from here for its first field.
 */
function Title({ children }: { children: ReactNode }) {
  const title = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const isTaken = title.current?.closest('[role=dialog]')?.contains(document.activeElement)
    if (isTaken !== true) title.current?.focus()
  }, [])
  return (
    <span ref={title} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </span>
  )
}

/** A dialog of the console: 500 wide, and a click beside it closes nothing. */
export function AppModal({ fillsPhone = false, title, ...props }: AppModalProps) {
  const isMobile = useIsMobile()
  useFocusBack()
  return (
    <Modal
      width={MODAL_WIDTH}
      mask={{ closable: false }}
      {...FITTING}
      {...props}
      title={title && <Title>{title}</Title>}
      // Its title is made again, and has the focus, each time it opens.
      destroyOnHidden
      {...(fillsPhone && isMobile ? WHOLE_WINDOW : {})}
    />
  )
}
