import { PasswordsDialog } from './PasswordsDialog.tsx'
import { RefusedDialog } from './RefusedDialog.tsx'
import type { PeopleActions } from './use-people-actions.ts'

/** What came of an action: passwords first, which are shown once, then who was left out. */
export function ActionOutcome({ actions }: { actions: PeopleActions }) {
  const { passwords, refused, forget, showPasswords } = actions
  if (passwords.length > 0) {
    return <PasswordsDialog passwords={passwords} onClose={() => showPasswords([])} />
  }
  return refused.length > 0 ? <RefusedDialog refused={refused} onClose={forget} /> : null
}
