import { useIntl } from 'react-intl'
import type { SignInFailure } from '../../core/session/sign-in-calls.ts'

type SignInErrorProps = {
  id: string
  failure: SignInFailure | 'incomplete'
  waitSeconds: number
  /** For a form with other fields than a username and a password. */
  missing?: string
}

/** Why sign-in failed, and what to do. The server's own text takes precedence (SHELL-Q2). */
export function SignInError({ id, failure, waitSeconds, missing }: SignInErrorProps) {
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
    if (failure === 'incomplete') return missing ?? formatMessage({ id: 'signIn.error.incomplete' })
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
