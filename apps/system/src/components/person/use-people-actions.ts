import { account } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useChangePeople, useResetPasswords } from '../../queries/people.ts'
import type { OneTimePassword } from './PasswordsDialog.tsx'

type Someone = Pick<account.Person, 'id' | 'name'>

/** The actions on one or several people: enable, disable, reset passwords; `onVersions` receives their new versions. */
export function usePeopleActions(onVersions?: (versions: readonly account.PersonVersion[]) => void) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const change = useChangePeople()
  const reset = useResetPasswords()
  const outcome = useActionOutcome(onVersions)
  const { reportOutcome, showPasswords, showRefused } = outcome

  const formatPeople = (people: readonly Someone[]): string =>
    people.length === 1 && people[0] !== undefined
      ? people[0].name
      : formatMessage({ id: 'people.several' }, { count: people.length })

  async function enable(people: readonly Someone[]): Promise<void> {
    try {
      reportOutcome(await change.mutateAsync({ ids: people.map(({ id }) => id), change: { kind: 'enable' } }))
    } catch (error) {
      services.reportError(error, 'account.change')
      services.toast.error(error instanceof Error ? failureText(error) : String(error))
    }
  }

  async function disable(people: readonly Someone[]): Promise<void> {
    await services.confirm({
      title: formatMessage({ id: 'people.disable.title' }, { name: formatPeople(people) }),
      content: formatMessage({ id: 'people.disable.text' }),
      okText: formatMessage({ id: 'people.disable' }),
      isDestructive: true,
      onOk: async () => {
        reportOutcome(
          await change.mutateAsync({ ids: people.map(({ id }) => id), change: { kind: 'disable' } }),
        )
      },
    })
  }

  async function resetPasswords(people: readonly Someone[]): Promise<void> {
    if (people.length > account.MAX_RESET_AT_ONCE) {
      services.toast.warning(formatMessage({ id: 'people.tooMany' }, { max: account.MAX_RESET_AT_ONCE }))
      return
    }
    await services.confirm({
      title: formatMessage({ id: 'people.resetPassword.title' }, { name: formatPeople(people) }),
      content: formatMessage({ id: 'people.resetPassword.text' }),
      okText: formatMessage({ id: 'people.resetPassword' }),
      isDestructive: true,
      onOk: async () => {
        const answer = await reset.mutateAsync(people.map(({ id }) => id))
        showPasswords(answer.passwords, answer.versions)
        showRefused(answer.refused)
      },
    })
  }

  return { enable, disable, resetPasswords, nameOf: formatPeople, ...outcome }
}

export type PeopleActions = ReturnType<typeof usePeopleActions>

type Versions = readonly account.PersonVersion[]

type Outcome = { changed: number; refused: readonly account.RefusedPerson[]; versions: Versions }

/**
 * The outcome of an action on people: one-time passwords, the people that were refused, and the new versions of the others.
 */
function useActionOutcome(onVersions?: (versions: Versions) => void) {
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
