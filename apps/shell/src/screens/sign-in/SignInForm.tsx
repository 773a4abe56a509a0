import { PasswordInput } from '@console/ui/password-input'
import { Button, Input, type InputRef } from 'antd'
import { type ComponentProps, type SubmitEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { consolePaths } from '../../base/paths.ts'
import type { AcceptedToken, SignInCalls, SignInFailure } from '../../core/session/sign-in-calls.ts'
import type { SecondStep } from './SecondStep.tsx'
import { SignInError } from './SignInError.tsx'
import { useCountdown } from './use-countdown.ts'
import styles from './SignInForm.module.css'

type SignInFormProps = {
  calls: Pick<SignInCalls, 'login' | 'sendCode'>
  onFirstInput: () => void
  onSignedIn: (accepted: AcceptedToken) => void
}

const ERROR_ID = 'sign-in-error'
const LIMITS = { username: 64, password: 128 } as const

/**
 * A failed try says why in the form, keeps the username and clears the password (SHELL-006, SHELL-Q2). The one form
 * without a form object: that would bring the query client onto the sign-in page (docs/decisions/0006).
 */
export function SignInForm({ calls, onFirstInput, onSignedIn }: SignInFormProps) {
  const { formatMessage } = useIntl()
  const form = useSignIn({ calls, onSignedIn })
  const { failure, waitSeconds, secondStep } = form
  const hasInput = useRef(false)

  function noteInput(): void {
    if (hasInput.current) return
    hasInput.current = true
    onFirstInput()
  }

  if (secondStep !== null) return <secondStep.Step {...secondStep.props} />
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
type OpenStep = { Step: typeof SecondStep; props: ComponentProps<typeof SecondStep> }

/** The typed values, and the outcome of the last try. */
function useSignIn({ calls, onSignedIn }: Pick<SignInFormProps, 'calls' | 'onSignedIn'>) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<SignInFailure | 'incomplete' | null>(null)
  const [waitSeconds, startWaiting] = useCountdown(() => {
    setFailure(null)
  })
  const passwordField = useRef<InputRef>(null)
  const [secondStep, setSecondStep] = useState<OpenStep | null>(null)

  /** Leaves the password step for the code; its code and texts come with the first one. */
  async function openSecondStep(ticket: string): Promise<void> {
    const { SecondStep: Step } = await import(
      /* webpackChunkName: "on-demand-second-step" */ './SecondStep.tsx'
    )
    const onBack = (reason: SignInFailure | null) => {
      setSecondStep(null)
      setPassword('')
      setFailure(reason)
    }
    setSecondStep({ Step, props: { ticket, calls, onSignedIn, onBack } })
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy || waitSeconds > 0) return
    if (username.trim() === '' || password === '') {
      setFailure('incomplete')
      return
    }
    setIsBusy(true)
    const outcome = await calls.login({ username, password })
    if ('ticket' in outcome) {
      await openSecondStep(outcome.ticket).catch(() => setFailure({ kind: 'unreachable' }))
      setIsBusy(false)
      return
    }
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

  const fields = { username, setUsername, password, setPassword, passwordField }
  return { ...fields, isBusy, failure, waitSeconds, secondStep, submit }
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
