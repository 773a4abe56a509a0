import { PasswordInput } from '@console/ui/password-input'
import { serverNow } from '@console/ui/server-time'
import { Button, Input, type InputRef } from 'antd'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { consolePaths } from '../../base/paths.ts'
import type { AcceptedToken, SignInFailure, SignInOutcome } from '../../core/session/sign-in-calls.ts'
import styles from './SignInForm.module.css'

type SignInFormProps = {
  onLogin: (credentials: { username: string; password: string }) => Promise<SignInOutcome>
  onFirstInput: () => void
  onSignedIn: (accepted: AcceptedToken) => void
}

const ERROR_ID = 'sign-in-error'
const LIMITS = { username: 64, password: 128 } as const

/**
 * A failed try says why in the form, keeps the username and clears the password (SHELL-006, SHELL-Q2). The one form
 * without a form object: that would bring the query client onto the sign-in page (docs/decisions/0006).
 */
export function SignInForm({ onLogin, onFirstInput, onSignedIn }: SignInFormProps) {
  const { formatMessage } = useIntl()
  const form = useSignIn({ onLogin, onSignedIn })
  const { failure, waitSeconds } = form
  const hasInput = useRef(false)

  function noteInput(): void {
    if (hasInput.current) return
    hasInput.current = true
    onFirstInput()
  }

  return (
    <form
      className={styles['form']}
      noValidate
      onInput={noteInput}
      onSubmit={(event) => {
        void form.submit(event)
      }}
    >
      <UsernameField form={form} />
      <PasswordField form={form} />
      {failure !== null && <SignInError id={ERROR_ID} failure={failure} waitSeconds={waitSeconds} />}
      <Button
        className={styles['submit'] ?? ''}
        type="primary"
        size="large"
        htmlType="submit"
        block
        loading={form.isBusy}
        disabled={waitSeconds > 0}
      >
        {formatMessage({ id: 'signIn.submit' })}
      </Button>
    </form>
  )
}

type SignIn = ReturnType<typeof useSignIn>

/** The typed values, and the outcome of the last try. */
function useSignIn({ onLogin, onSignedIn }: Pick<SignInFormProps, 'onLogin' | 'onSignedIn'>) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<SignInFailure | 'incomplete' | null>(null)
  const [waitSeconds, startWaiting] = useCountdown(() => {
    setFailure(null)
  })
  const passwordField = useRef<InputRef>(null)

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy || waitSeconds > 0) return
    if (username.trim() === '' || password === '') {
      setFailure('incomplete')
      return
    }
    setIsBusy(true)
    const outcome = await onLogin({ username, password })
    setIsBusy(false)
    if (outcome.ok) {
      onSignedIn(outcome.accepted)
      return
    }
    setFailure(outcome.failure)
    if (outcome.failure.kind === 'limited') startWaiting(outcome.failure.retryAfterSeconds)
    if (outcome.failure.kind === 'wrongCredentials') {
      setPassword('')
      passwordField.current?.focus()
    }
  }

  return { username, setUsername, password, setPassword, passwordField, isBusy, failure, waitSeconds, submit }
}

function UsernameField({ form }: { form: SignIn }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <label className={styles['label']} htmlFor="sign-in-username">
        {formatMessage({ id: 'signIn.username' })}
      </label>
      <Input
        id="sign-in-username"
        name="username"
        size="large"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LIMITS.username}
        aria-required
        value={form.username}
        onChange={(event) => {
          form.setUsername(event.target.value)
        }}
        {...errorAttributes(form.failure)}
      />
    </>
  )
}

function PasswordField({ form }: { form: SignIn }) {
  const { formatMessage } = useIntl()
  const { password, setPassword, passwordField, failure } = form
  return (
    <>
      <div className={styles['labelRow']}>
        <label className={styles['label']} htmlFor="sign-in-password">
          {formatMessage({ id: 'signIn.password' })}
        </label>
        <a className="ui-small ui-link" href={consolePaths.forgotPassword}>
          {formatMessage({ id: 'signIn.forgotPassword' })}
        </a>
      </div>
      <PasswordInput
        ref={passwordField}
        id="sign-in-password"
        name="password"
        autoComplete="current-password"
        maxLength={LIMITS.password}
        aria-required
        value={password}
        onChange={setPassword}
        showText={formatMessage({ id: 'signIn.showPassword' })}
        hideText={formatMessage({ id: 'signIn.hidePassword' })}
        {...errorAttributes(failure)}
      />
    </>
  )
}

/** A failure is about both fields together. */
function errorAttributes(failure: SignIn['failure']) {
  return failure === null ? {} : { 'aria-describedby': ERROR_ID, 'aria-invalid': true }
}

/** Whole seconds left, counted down each second; `onEnd` is called once they are over. */
function useCountdown(onEnd: () => void): [secondsLeft: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [secondsLeft, setSecondsLeft] = useState(0)
  const ending = useRef(onEnd)
  useEffect(() => {
    ending.current = onEnd
  })

  useEffect(() => {
    if (endsAt === null) return
    // Computed from the end time, not by counting ticks: a hidden tab's timers are throttled.
    const timer = setInterval(() => {
      const left = secondsUntil(endsAt)
      setSecondsLeft(left)
      if (left > 0) return
      setEndsAt(null)
      ending.current()
    }, 1000)
    return () => {
      clearInterval(timer)
    }
  }, [endsAt])

  function start(seconds: number): void {
    const end = serverNow() + seconds * 1000
    setEndsAt(end)
    setSecondsLeft(secondsUntil(end))
  }

  return [secondsLeft, start]
}

function secondsUntil(endsAt: number): number {
  return Math.max(0, Math.ceil((endsAt - serverNow()) / 1000))
}

type SignInErrorProps = { id: string; failure: SignInFailure | 'incomplete'; waitSeconds: number }

/** Why sign-in failed, and what to do. The server's own text takes precedence (SHELL-Q2). */
function SignInError({ id, failure, waitSeconds }: SignInErrorProps) {
  const { formatMessage } = useIntl()
  return (
    <p id={id} className="ui-after-12 ui-pad-8-12 ui-error-tint ui-round ui-small ui-error" role="alert">
      {text()}
      {/* The countdown is not announced: every second would be too often for screen readers. */}
      {waitSeconds > 0 && (
        <span aria-hidden="true"> {formatMessage({ id: 'signIn.error.wait' }, clock(waitSeconds))}</span>
      )}
    </p>
  )

  function text(): string {
    if (failure === 'incomplete') return formatMessage({ id: 'signIn.error.incomplete' })
    switch (failure.kind) {
      case 'limited':
        return formatMessage(
          { id: 'signIn.error.limited' },
          { minutes: Math.ceil(failure.retryAfterSeconds / 60) },
        )
      case 'unreachable':
        return formatMessage({ id: 'signIn.error.unreachable' })
      case 'serverError':
        return formatMessage({ id: 'signIn.error.server' }, { status: failure.status })
      case 'wrongCredentials':
      case 'accountDisabled':
        return failure.text || formatMessage({ id: `signIn.error.${failure.kind}` })
      case 'refused':
        return failure.text
    }
  }
}

function clock(seconds: number): { minutes: number; seconds: string } {
  return { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') }
}
