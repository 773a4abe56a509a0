import { company } from '@console/contracts'
import { ApiError } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { serverNow } from '@console/ui/server-time'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { signUpPath } from '../../../../base/paths.ts'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { useCopy } from '../../../parts/use-copy.ts'
import { useRenewInvitation } from '../queries/company.ts'
import { CompanyCard } from './CompanyCard.tsx'
import styles from './CompanySettingsPage.module.css'

/** The code with which people sign up to this company, and the link that carries it (COMP-005). */
export function InviteCard({ invitation }: { invitation: company.Invitation | null }) {
  const { formatMessage } = useIntl()
  const { sessionUser } = useShell()
  const { lost, request, isRequesting, hasFailed, isForbidden } = useFreshInvitation(invitation)
  // An invalid code must not be shared, nor an older one that is answered instead.
  const isLost = lost !== null && (lost.code === invitation?.code || isRequesting || hasFailed)
  const serving = isLost ? null : invitation
  return (
    <CompanyCard title={formatMessage({ id: 'company.invite' })}>
      <p className={styles['note']}>
        {formatMessage({ id: 'company.invite.text' }, { tenant: sessionUser.tenantName })}
      </p>
      {lost !== null && (
        <p className={styles['note']} role="status">
          {formatMessage({ id: `company.invite.${lost.reason}` }, { code: lost.code })}
        </p>
      )}
      {serving !== null && <InvitationFacts invitation={serving} />}
      {serving === null && !hasFailed && (isRequesting || lost !== null) && (
        <p className={styles['note']}>{formatMessage({ id: 'company.invite.none' })}</p>
      )}
      {serving === null && !hasFailed && !isRequesting && lost === null && (
        <Button onClick={request}>{formatMessage({ id: 'company.invite.create' })}</Button>
      )}
      {hasFailed && (
        <p className="ui-after-8 ui-small ui-error" role="alert">
          {formatMessage({
            id: isForbidden ? 'company.invite.forbidden' : 'company.invite.refreshFailed',
          })}
        </p>
      )}
    </CompanyCard>
  )
}

/** Code and link of an invitation, to copy, and until when they are valid. */
function InvitationFacts({ invitation: { code, ExpireAt } }: { invitation: company.Invitation }) {
  const { formatMessage } = useIntl()
  const { timezone } = useShell()
  const copy = useCopy()
  const link = `${window.location.origin}${signUpPath(code)}`
  return (
    <dl className={styles['facts']}>
      <dt>{formatMessage({ id: 'company.invite.code' })}</dt>
      <dd>
        <span className={styles['code']}>{code}</span>
        <IconButton
          icon="copy"
          label={formatMessage({ id: 'company.invite.copyCode' })}
          onUse={() => void copy(code)}
        />
      </dd>
      <dt>{formatMessage({ id: 'company.invite.validUntil' })}</dt>
      <dd>{formatTime(ExpireAt, timezone)}</dd>
      <dt>{formatMessage({ id: 'company.invite.link' })}</dt>
      <dd>
        <span>{link}</span>
        <IconButton
          icon="copy"
          label={formatMessage({ id: 'company.invite.copyLink' })}
          onUse={() => void copy(link)}
        />
      </dd>
    </dl>
  )
}

/** A code that was shown and is no longer valid. */
type LostInvitation = { code: string; reason: 'expired' | 'used' }

/**
 * Checks every 10 seconds, at the start and when the code is gone, whether the code is still valid, and requests a new one
 * when it is not (COMP-006). A failure is retried at the next check (COMP-Q7), unless the person may not make
 * codes at all. The first code is requested by the person: opening the page creates none.
 */
function useFreshInvitation(invitation: company.Invitation | null) {
  const { services } = useShell()
  const renew = useRenewInvitation()
  const isForbidden = renew.error instanceof ApiError && renew.error.status === 403
  const [lost, setLost] = useState<LostInvitation | null>(null)

  // Two checks can run before the first one's pending state is rendered.
  const isRequesting = useRef(false)
  const lastCode = useRef<string | null>(null)

  const request = (): void => {
    isRequesting.current = true
    renew.mutate(undefined, {
      onError: (error) => {
        services.reportError(error, 'company.invitation')
      },
      onSettled: () => {
        isRequesting.current = false
      },
    })
  }

  const check = useEffectEvent(() => {
    const serves = invitation !== null && !company.isInvitationExpired(invitation, serverNow() / 1000)
    const shown = serves ? invitation.code : (lastCode.current ?? invitation?.code ?? null)
    lastCode.current = shown
    if (serves || isRequesting.current || isForbidden || (shown === null && !renew.isError)) return
    // An expired code is still answered; a used one is not, though an older one may be instead.
    if (shown !== null) setLost({ code: shown, reason: invitation?.code === shown ? 'expired' : 'used' })
    request()
  })
  const code = invitation?.code
  useEffect(() => {
    check()
    const timer = setInterval(() => {
      check()
    }, company.INVITATION_CHECK_MS)
    return () => {
      clearInterval(timer)
    }
  }, [code])

  return { lost, request, isRequesting: renew.isPending, hasFailed: renew.isError, isForbidden }
}
