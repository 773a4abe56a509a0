import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import type { AccountDialog, AccountDialogKind } from './AccountDialog.tsx'

type Opened = { kind: AccountDialogKind; Dialog: typeof AccountDialog }

/** Opens a dialog of the account. Its code and texts come with the first one; a failed load is reported. */
export function useAccountDialog(onClosed: () => void): {
  open: (kind: AccountDialogKind) => void
  dialog: ReactNode
} {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const [opened, setOpened] = useState<Opened | null>(null)

  async function open(kind: AccountDialogKind): Promise<void> {
    try {
      const { AccountDialog: Dialog } = await import(
        /* webpackChunkName: "on-demand-account" */ './AccountDialog.tsx'
      )
      setOpened({ kind, Dialog })
    } catch (error) {
      services.reportError(error, 'account')
      services.toast.error(formatMessage({ id: 'user.dialogLost' }))
    }
  }

  return {
    open: (kind) => void open(kind),
    dialog: opened !== null && (
      <opened.Dialog
        kind={opened.kind}
        onClosed={() => {
          setOpened(null)
          onClosed()
        }}
      />
    ),
  }
}
