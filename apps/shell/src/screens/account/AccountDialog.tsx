import { MoreTexts } from '@console/sub-app'
import { ChangePasswordModal } from './ChangePasswordModal.tsx'
import { accountMessages } from './messages/account-messages.ts'
import { SessionsModal } from './SessionsModal.tsx'

export type AccountDialogKind = 'password' | 'sessions'

type AccountDialogProps = {
  kind: AccountDialogKind
  /** Called after it has closed. */
  onClosed: () => void
}

/** A dialog of the user menu, with the texts that only these dialogs need. */
export function AccountDialog({ kind, onClosed }: AccountDialogProps) {
  const Modal = kind === 'password' ? ChangePasswordModal : SessionsModal
  return (
    <MoreTexts texts={accountMessages}>
      <Modal onClosed={onClosed} />
    </MoreTexts>
  )
}
