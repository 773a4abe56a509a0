import { PasswordsDialog } from './PasswordsDialog.tsx'
import { RefusedDialog } from './RefusedDialog.tsx'
import type { PeopleActions } from './use-people-actions.ts'

/** The outcome of an action: one-time passwords first, then the people that were refused. */
export function ActionOutcome({ actions }: { actions: PeopleActions }) {
  const { passwords, refused, clear, showPasswords } = actions
  if (passwords.length > 0) {
    return <PasswordsDialog passwords={passwords} onClose={() => showPasswords([])} />
  }
  return refused.length > 0 ? <RefusedDialog refused={refused} onClose={clear} /> : null
}
