import { session as sessionCalls, type PasswordPolicy, type user as userCalls } from '@console/contracts'
import { failureText, type HostServices, type HttpClient } from '@console/sub-app'
import { useForm, useFormValues, type FormObject } from '@console/sub-app/form'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { logError } from '../../base/log.ts'
import type { SessionStore } from '../../core/session/session-store.ts'
import { passwordFormProblems, type PasswordForm } from './password-form.ts'

/** Between the change and the login page (SHELL-093). */
const PASSWORD_CHANGED_DELAY_MS = 1000

const EMPTY: PasswordForm = { password: '', newPassword: '', confirmNewPassword: '' }

type PasswordChangeParts = {
  user: userCalls.UserInfo
  policy: PasswordPolicy
  client: HttpClient
  session: SessionStore
  toast: HostServices['toast']
  /** Called when the server refuses the change, where the form does not show that itself. */
  onRefused?: (reason: string) => void
  onChanged?: () => void
}

export type PasswordChange = {
  form: FormObject<PasswordForm>
  rule: { username: string; policy: PasswordPolicy }
  /** The server has accepted the change; the login page follows. */
  isChanged: boolean
}

/**
 * The form of a password change, required or voluntary: checks, sends, and leads to the login page. Input that the server
 * refuses stays in the form (SHELL-094).
 */
export function usePasswordChange(parts: PasswordChangeParts): PasswordChange {
  const { user, policy, client, session, toast, onRefused, onChanged } = parts
  const { formatMessage } = useIntl()
  const rule = { username: user.username, policy }
  const [isChanged, setChanged] = useState(false)
  const form = useForm({
    draft: useFormValues(EMPTY),
    check: (values) => {
      const problems = Object.entries(passwordFormProblems(values, rule))
      return Object.fromEntries(problems.map(([field, id]) => [field, formatMessage({ id })]))
    },
    save: async (values: PasswordForm) => {
      try {
        await client.send(sessionCalls.modifyLoginUserPwd, {
          body: { id: user.userId, ...values },
          isQuiet: true,
        })
      } catch (error) {
        onRefused?.(failureText(error))
        throw error
      }
    },
    onSaved: () => {
      setChanged(true)
      toast.success(formatMessage({ id: 'password.changed' }))
      setTimeout(() => {
        leave(client, session)
      }, PASSWORD_CHANGED_DELAY_MS)
      onChanged?.()
    },
  })
  return { form, rule, isChanged }
}

/** The server ended the other sessions with the change; this one ends here, on both sides. */
function leave(client: HttpClient, session: SessionStore): void {
  const token = session.getToken()
  if (token === null) return
  client
    .send(sessionCalls.logout, { body: { token, clientId: sessionCalls.CLIENT_ID }, isQuiet: true })
    .catch((error: unknown) => {
      logError('The session could not be ended on the server after the password was changed', error)
    })
  session.end('passwordChanged')
}
