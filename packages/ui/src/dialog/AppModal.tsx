import { Modal, type ModalProps } from 'antd'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useIsMobile } from '../layout/use-is-mobile.ts'
import { PartBoundary } from '../part-boundary/PartBoundary.tsx'
import { useFocusBack } from './use-focus-back.ts'

/** Width of a dialog without a rule of its own (SHELL-095, ERR-038). */
export const MODAL_WIDTH = 500

type AppModalProps = ModalProps & {
  /** Long forms have the whole window of a phone. */
  fillsPhone?: boolean
  /** For a question: the button that changes nothing has the focus when the dialog opens. */
  focusesCancel?: boolean
  /** Id of another element that has the focus when the dialog opens: what led to the dialog that this one replaces. */
  focusesId?: string | undefined
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

type TitleProps = {
  children: ReactNode
  /** The element that has the focus when the dialog opens; the title itself where there is none. */
  firstId: string | undefined
}

/**
 * Moves the focus when the dialog opens, unless a field has taken it: otherwise it would go to the button that closes the
 * dialog. A form takes it from here for its first field.
 */
function Title({ children, firstId }: TitleProps) {
  const title = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const dialog = title.current?.closest<HTMLElement>('[role=dialog]')
    if (!dialog || dialog.contains(document.activeElement)) return undefined
    // The dialog may not be in the document yet.
    const first = firstId === undefined ? null : dialog.querySelector<HTMLElement>(`[id="${firstId}"]`)
    return giveFocus({ dialog, first: first ?? title.current })
  }, [firstId])
  return (
    <span ref={title} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </span>
  )
}

/**
 * An open dialog below takes the focus back until this dialog has the focus lock, which then moves it to the button that
 * closes; a dialog that is not in the document yet takes the focus later itself. In both cases this moves the focus to the
 * intended element.
 */
function giveFocus({ dialog, first }: { dialog: HTMLElement; first: HTMLElement | null }): () => void {
  const give = (): void => {
    first?.focus()
    if (document.activeElement === first) stop()
  }
  const onFocus = ({ target }: FocusEvent): void => {
    const isUnchosen = target === dialog || (target instanceof Element && target.matches('.ant-modal-close'))
    if (isUnchosen) give()
    else if (target !== first) stop()
  }
  const stop = () => dialog.removeEventListener('focusin', onFocus)
  dialog.addEventListener('focusin', onFocus)
  give()
  return stop
}

/** A dialog of the console: 500 wide, and a click beside it closes nothing. */
export function AppModal(props: AppModalProps) {
  const { fillsPhone = false, focusesCancel = false, focusesId, title, children, ...rest } = props
  const isMobile = useIsMobile()
  const cancelId = useId()
  useFocusBack()
  return (
    <Modal
      width={MODAL_WIDTH}
      mask={{ closable: false }}
      {...FITTING}
      {...rest}
      {...(focusesCancel && { cancelButtonProps: { ...rest.cancelButtonProps, id: cancelId } })}
      title={title && <Title firstId={focusesCancel ? cancelId : focusesId}>{title}</Title>}
      // Its title is made again, and has the focus, each time it opens.
      destroyOnHidden
      {...(fillsPhone && isMobile ? WHOLE_WINDOW : {})}
    >
      <PartBoundary>{children}</PartBoundary>
    </Modal>
  )
}
