import type { account } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { OneTimePassword } from './PasswordsDialog.tsx'

type Outcome = { changed: number; refused: readonly account.RefusedPerson[] }

/** The outcome of an action on people: one-time passwords, and the people that were refused. */
export function useActionOutcome() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [passwords, showPasswords] = useState<readonly OneTimePassword[]>([])
  const [refused, showRefused] = useState<readonly account.RefusedPerson[]>([])

  function reportOutcome({ changed, refused: left }: Outcome) {
    if (changed > 0) services.toast.success(formatMessage({ id: 'people.done' }, { count: changed }))
    showRefused(left)
  }

  function clear() {
    showPasswords([])
    showRefused([])
  }

  return { passwords, showPasswords, refused, showRefused, reportOutcome, clear }
}
