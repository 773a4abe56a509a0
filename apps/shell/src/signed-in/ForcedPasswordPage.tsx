import { Button } from 'antd'
import { session as sessionCalls, type user as userCalls } from '@console/contracts'
import type { HttpClient } from '@console/sub-app'
import { Icon } from '@console/ui'
import { useState, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import type { ConsoleContext } from '../boot/start-console.tsx'
import type { Toasts } from '../services/toasts.ts'
import { PasswordField } from '../sign-in/PasswordField.tsx'
import { PublicPageFrame } from '../sign-in/PublicPageFrame.tsx'
import styles from './ForcedPasswordPage.module.css'
import {
  passwordChecklist,
  passwordFormProblems,
  type PasswordForm,
  type PasswordFormProblems,
} from './password-form.ts'

type ForcedPasswordPageProps = {
  user: userCalls.UserInfo
  context: ConsoleContext
  client: HttpClient
  toasts: Toasts
}

const EMPTY: PasswordForm = { password: '', newPassword: '', confirmNewPassword: '' }
const FIELDS = ['password', 'newPassword', 'confirmNewPassword'] as const
/** Between the change and the login page (SHELL-093). */
export const PASSWORD_CHANGED_DELAY_MS = 1000
const MAX_PASSWORD = 128

/** Somebody signed in with a one-time password: nothing else works until it is changed (decision 24). */
export function ForcedPasswordPage({ user, context, client, toasts }: ForcedPasswordPageProps) {
  const { formatMessage } = useIntl()
  const { brand, config, session } = context
  const rule = { username: user.username, policy: config.passwordPolicy }
  const [form, setForm] = useState(EMPTY)
  const [problems, setProblems] = useState<PasswordFormProblems>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [state, setState] = useState<'open' | 'submitting' | 'changed'>('open')

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state !== 'open') return
    const found = passwordFormProblems(form, rule)
    setProblems(found)
    setRefusal(null)
    if (Object.keys(found).length > 0) return
    setState('submitting')
    try {
      await client.send(sessionCalls.modifyLoginUserPwd, { body: { id: user.id, ...form }, isQuiet: true })
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
      setState('open')
      return
    }
    setState('changed')
    toasts.success(formatMessage({ id: 'password.changed' }))
    setTimeout(() => {
      session.end('signedOut')
    }, PASSWORD_CHANGED_DELAY_MS)
  }

  return (
    <PublicPageFrame brand={brand} version={config.version}>
      <h1 className={styles['title']}>{formatMessage({ id: 'password.title' })}</h1>
      <p className={styles['note']}>{formatMessage({ id: 'password.why' }, { username: user.username })}</p>
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        {FIELDS.map((field) => {
          const problem = problems[field]
          return (
            <div key={field} className={styles['field']}>
              <label htmlFor={`forced-${field}`}>{formatMessage({ id: `password.${field}` })}</label>
              <PasswordField
                id={`forced-${field}`}
                name={field}
                autoComplete={field === 'password' ? 'current-password' : 'new-password'}
                maxLength={MAX_PASSWORD}
                value={form[field]}
                onChange={(value) => {
                  setForm({ ...form, [field]: value })
                }}
                {...(problem === undefined
                  ? {}
                  : { 'aria-describedby': `problem-${field}`, 'aria-invalid': true })}
              />
              {problem !== undefined && (
                <p id={`problem-${field}`} className={styles['problem']} role="alert">
                  {formatMessage({ id: problem })}
                </p>
              )}
              {field === 'newPassword' && (
                <Checklist lines={passwordChecklist(form.newPassword, rule)} policy={rule.policy} />
              )}
            </div>
          )
        })}
        {refusal !== null && (
          <p className={styles['problem']} role="alert">
            {refusal}
          </p>
        )}
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          block
          loading={state === 'submitting'}
          disabled={state === 'changed'}
        >
          {formatMessage({ id: 'password.submit' })}
        </Button>
      </form>
    </PublicPageFrame>
  )
}

type ChecklistProps = { lines: ReturnType<typeof passwordChecklist>; policy: 'default' | 'long' }

function Checklist({ lines, policy }: ChecklistProps) {
  const { formatMessage } = useIntl()
  return (
    <ul className={styles['checklist']} aria-label={formatMessage({ id: 'password.checklist' })}>
      {lines.map(({ rule, isMet }) => (
        <li key={rule} className={isMet ? styles['met'] : undefined}>
          <Icon name={isMet ? 'check' : 'minus'} size={12} />
          {formatMessage({
            id: rule === 'length' ? `password.check.length.${policy}` : `password.check.${rule}`,
          })}
          <span className={styles['spoken']}>
            {formatMessage({ id: isMet ? 'password.met' : 'password.notMet' })}
          </span>
        </li>
      ))}
    </ul>
  )
}
