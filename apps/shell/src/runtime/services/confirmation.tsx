import type { ConfirmRequest } from '@console/sub-app'
import { AppModal } from '@console/ui'
import { useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'

type Confirm = (request: ConfirmRequest) => Promise<boolean>

/** Forwards confirmation requests to the one dialog on the page. */
export type ConfirmChannel = { confirm: Confirm; attach: (dialog: Confirm | null) => void }

export function createConfirmChannel(): ConfirmChannel {
  let dialog: Confirm | null = null
  return {
    confirm: async (request) => (dialog === null ? false : dialog(request)),
    attach: (next) => {
      dialog = next
    },
  }
}

type Open = { request: ConfirmRequest; settle: (isConfirmed: boolean) => void }

/**
 * Above drawers and dialogs, below toasts. A layer that was shown before is earlier in the document than a drawer opened
 * after it, which would cover it at the same height.
 */
const Z_INDEX = 1900

/** The one confirmation dialog. A failed action is reported in it, and it stays open. */
export function ConfirmOutlet({ channel }: { channel: ConfirmChannel }) {
  const { formatMessage } = useIntl()
  const { request, isBusy, problem, run, cancel } = useConfirmation(channel)
  const contentId = useId()
  const { title, content, okText, cancelText, isDestructive = false } = request ?? { title: '' }
  return (
    <AppModal
      open={request !== null}
      zIndex={Z_INDEX}
      title={title}
      okText={okText ?? formatMessage({ id: 'confirm.ok' })}
      cancelText={cancelText ?? formatMessage({ id: 'confirm.cancel' })}
      okButtonProps={{ danger: isDestructive }}
      focusesCancel
      cancelButtonProps={{ 'aria-describedby': contentId }}
      confirmLoading={isBusy}
      onOk={() => {
        void run()
      }}
      onCancel={cancel}
      afterClose={restoreFocus}
    >
      <div id={contentId}>{content}</div>
      {problem !== null && (
        <p className="ui-after-12 ui-pad-8-12 ui-error-tint ui-round ui-error" role="alert">
          {problem}
        </p>
      )}
    </AppModal>
  )
}

/** The confirmed action may have removed what opened the dialog, and the focus with it. */
function restoreFocus(): void {
  if (document.activeElement !== document.body) return
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')]
  const open = dialogs.findLast((dialog) => dialog.checkVisibility())
  const target = open ?? document.querySelector<HTMLElement>('main')
  target?.focus()
}

/** The open request of the channel; a new one cancels it. */
function useConfirmation(channel: ConfirmChannel) {
  const [open, setOpen] = useState<Open | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    channel.attach(
      async (request) =>
        new Promise((settle) => {
          setProblem(null)
          setOpen((before) => {
            before?.settle(false)
            return { request, settle }
          })
        }),
    )
    return () => {
      channel.attach(null)
    }
  }, [channel])

  function close(isConfirmed: boolean): void {
    open?.settle(isConfirmed)
    setOpen(null)
  }

  async function run(): Promise<void> {
    setIsBusy(true)
    setProblem(null)
    try {
      await open?.request.onOk?.()
      close(true)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }

  return { request: open?.request ?? null, isBusy, problem, run, cancel: () => close(false) }
}
