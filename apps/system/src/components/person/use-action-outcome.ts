import type { account } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { OneTimePassword } from './PasswordsDialog.tsx'

type Versions = readonly account.PersonVersion[]
type Outcome = { changed: number; refused: readonly account.RefusedPerson[]; versions: Versions }

/** The outcome of an action on people: one-time passwords, the people that were refused, and what the others have become. */
export function useActionOutcome(onVersions?: (versions: Versions) => void) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [passwords, setPasswords] = useState<readonly OneTimePassword[]>([])
  const [refused, showRefused] = useState<readonly account.RefusedPerson[]>([])

  function showPasswords(made: readonly OneTimePassword[], versions: Versions = []) {
    setPasswords(made)
    onVersions?.(versions)
  }

  function reportOutcome({ changed, refused: left, versions }: Outcome) {
    onVersions?.(versions)
    if (changed > 0) services.toast.success(formatMessage({ id: 'people.done' }, { count: changed }))
    showRefused(left)
  }

  function clear() {
    setPasswords([])
    showRefused([])
  }

  return { passwords, showPasswords, refused, showRefused, reportOutcome, clear }
}
