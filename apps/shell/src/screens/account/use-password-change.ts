import { session as sessionCalls, type PasswordPolicy, type user as userCalls } from '@console/contracts'
import type { HostServices, HttpClient } from '@console/sub-app'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { logError } from '../../base/log.ts'
import type { SessionStore } from '../../core/session/session-store.ts'
import { passwordFormProblems, type PasswordForm, type PasswordFormProblems } from './password-form.ts'

/** Between the change and the login page (SHELL-093). */
export const PASSWORD_CHANGED_DELAY_MS = 1000

const EMPTY: PasswordForm = { password: '', newPassword: '', confirmNewPassword: '' }

type PasswordChangeParts = {
  user: userCalls.UserInfo
  policy: PasswordPolicy
  client: HttpClient
  session: SessionStore
  toast: HostServices['toast']
  /** The server refused it; the form keeps its values (SHELL-094). */
  onRefused: (reason: string) => void
  onChanged?: () => void
}

export type PasswordChange = {
  form: PasswordForm
  problems: PasswordFormProblems
  rule: { username: string; policy: PasswordPolicy }
  state: 'open' | 'submitting' | 'changed'
  setField: (field: keyof PasswordForm, value: string) => void
  submit: () => Promise<void>
}

/** The form of a forced or voluntary password change: validates, submits, and opens the login page. */
export function usePasswordChange(parts: PasswordChangeParts): PasswordChange {
  const { user, policy, client, session, toast, onRefused, onChanged } = parts
  const { formatMessage } = useIntl()
  const rule = { username: user.username, policy }
  const [form, setForm] = useState(EMPTY)
  const [problems, setProblems] = useState<PasswordFormProblems>({})
  const [state, setState] = useState<PasswordChange['state']>('open')

  async function submit(): Promise<void> {
    if (state !== 'open') return
    const found = passwordFormProblems(form, rule)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setState('submitting')
    try {
      await client.send(sessionCalls.modifyLoginUserPwd, { body: { id: user.id, ...form }, isQuiet: true })
    } catch (error) {
      setState('open')
      onRefused(error instanceof Error ? error.message : String(error))
      return
    }
    setState('changed')
    toast.success(formatMessage({ id: 'password.changed' }))
    setTimeout(() => {
      leave(client, session)
    }, PASSWORD_CHANGED_DELAY_MS)
    onChanged?.()
  }

  return {
    form,
    problems,
    rule,
    state,
    setField: (field, value) => {
      setForm((before) => ({ ...before, [field]: value }))
    },
    submit,
  }
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
  session.end('signedOut')
}
