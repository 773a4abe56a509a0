import { usePreferences } from '@console/domain-ui/preferences'
import { serverNow } from '@console/ui/server-time'
import { Button, Input, type InputRef } from 'antd'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { AcceptedToken, SignInCalls, SignInFailure } from '../../core/session/sign-in-calls.ts'
import { secondStepTexts } from './second-step-texts.ts'
import { SignInError } from './SignInError.tsx'
import { useCountdown } from './use-countdown.ts'
import stepStyles from './SecondStep.module.css'
import styles from './SignInForm.module.css'

/** `FACTOR_REFUSALS` of the contract, which would bring zod. */
const REFUSED_WRONG_CODE = 1031
const REFUSED_TICKET_ENDED = 1032
const ERROR_ID = 'second-step-error'
const MAX_CODE = 64
/** A code is good for half a minute more: from there on the clock is the reason why none is accepted. */
const TOLERATED_CLOCK_MS = 60_000

type SecondStepProps = {
  ticket: string
  calls: Pick<SignInCalls, 'sendCode'>
  onSignedIn: (accepted: AcceptedToken) => void
  /** Back to the password, with the reason where the sign-in is over. */
  onBack: (reason: SignInFailure | null) => void
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function SecondStep(props: SecondStepProps) {
  const texts = secondStepTexts[usePreferences().language]
  const step = useSecondStep(props)
  const { isRecovery, failure, waitSeconds, left } = step
  if (left !== null) return <CodesLeft {...left} onContinue={props.onSignedIn} />
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void step.submit(event)}>
      <p className={stepStyles['text']}>{isRecovery ? texts.recoveryText : texts.codeText}</p>
      <CodeField step={step} />
      {failure !== null && (
        <SignInError id={ERROR_ID} failure={failure} waitSeconds={waitSeconds} missing={texts.missing} />
      )}
      {step.clockMinutes > 0 && (
        <p className="ui-after-12 ui-small ui-muted">{texts.clock(step.clockMinutes)}</p>
      )}
      <Button
        className={styles['submit'] ?? ''}
        type="primary"
        size="large"
        htmlType="submit"
        block
        loading={step.isBusy}
        disabled={waitSeconds > 0}
      >
        {texts.submit}
      </Button>
      <div className={stepStyles['others']}>
        <Button onClick={() => props.onBack(null)}>{texts.back}</Button>
        <Button type="link" onClick={step.switchKind}>
          {isRecovery ? texts.useCode : texts.useRecovery}
        </Button>
      </div>
    </form>
  )
}

type Step = ReturnType<typeof useSecondStep>

function useSecondStep({ ticket, calls, onSignedIn, onBack }: SecondStepProps) {
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<SignInFailure | 'incomplete' | null>(null)
  const [left, setLeft] = useState<{ accepted: AcceptedToken; count: number } | null>(null)
  const [waitSeconds, startWaiting] = useCountdown(() => setFailure(null))
  const [clockMinutes, setClockMinutes] = useState(0)
  const field = useRef<InputRef>(null)

  // The form with the password is back by then: this part loads with the second step only.
  useEffect(() => () => document.getElementById('sign-in-password')?.focus(), [])

  function refuse(reason: SignInFailure): void {
    setFailure(reason)
    if (reason.kind === 'limited') startWaiting(reason.retryAfterSeconds)
    if (reason.kind !== 'refused') return
    if (reason.code === REFUSED_TICKET_ENDED) onBack(reason)
    if (reason.code === REFUSED_WRONG_CODE) {
      setCode('')
      setClockMinutes(clockDifferenceMinutes())
    }
    field.current?.focus()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy || waitSeconds > 0) return
    if (code.trim() === '') {
      setFailure('incomplete')
      field.current?.focus()
      return
    }
    setIsBusy(true)
    const outcome = await calls.sendCode({ ticket, code })
    setIsBusy(false)
    if (outcome.ok) {
      const count = outcome.recoveryCodesLeft
      if (count !== undefined) setLeft({ accepted: outcome.accepted, count })
      else onSignedIn(outcome.accepted)
    } else if ('failure' in outcome) refuse(outcome.failure)
  }

  function switchKind(): void {
    setRecovery(!isRecovery)
    setCode('')
    setFailure(null)
    setClockMinutes(0)
    field.current?.focus()
  }

  const shown = { isRecovery, isBusy, failure, clockMinutes, left, waitSeconds }
  return { code, setCode, field, submit, switchKind, ...shown }
}

/** A wrong clock makes every code wrong: how far this device and the server are apart, 0 where that is no reason. */
function clockDifferenceMinutes(): number {
  // oxlint-disable-next-line no-restricted-properties -- the device's own clock is what is compared
  const differenceMs = Math.abs(serverNow() - Date.now())
  return differenceMs < TOLERATED_CLOCK_MS ? 0 : Math.round(differenceMs / 60_000)
}

function CodeField({ step: { code, setCode, isRecovery, failure, field } }: { step: Step }) {
  const texts = secondStepTexts[usePreferences().language]
  useEffect(() => {
    field.current?.focus()
  }, [field])
  return (
    <>
      <label className={styles['label']} htmlFor="sign-in-code">
        {isRecovery ? texts.recoveryCode : texts.code}
      </label>
      <Input
        ref={field}
        id="sign-in-code"
        name={isRecovery ? 'recovery-code' : 'one-time-code'}
        size="large"
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_CODE}
        aria-required
        value={code}
        onChange={({ target }) => setCode(target.value)}
        {...(failure === null ? {} : { 'aria-describedby': ERROR_ID, 'aria-invalid': true })}
      />
    </>
  )
}

type CodesLeftProps = {
  accepted: AcceptedToken
  count: number
  onContinue: (accepted: AcceptedToken) => void
}

/** A recovery code was used: how many are left. */
function CodesLeft({ accepted, count, onContinue }: CodesLeftProps) {
  const texts = secondStepTexts[usePreferences().language]
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
  }, [])
  return (
    <div className={styles['form']}>
      <p className={stepStyles['text']} role="status">
        <strong>{texts.left(count)}</strong>
        <br />
        {texts.leftText}
      </p>
      <Button ref={button} type="primary" size="large" block onClick={() => onContinue(accepted)}>
        {texts.continue}
      </Button>
    </div>
  )
}
