import type { company } from '@console/contracts'
import { formatTime } from '@console/ui'
import { Button } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { signUpPath } from '../../../../base/paths.ts'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { useCopy } from '../../../parts/use-copy.ts'
import styles from './CompanySettingsPage.module.css'
import { useFreshInvitation } from './use-fresh-invitation.ts'

/** The code with which people sign up to this company, and the link that carries it (COMP-005). */
export function InviteCard({ invitation }: { invitation: company.Invitation | null }) {
  const { formatMessage } = useIntl()
  const { sessionUser } = useShell()
  const titleId = useId()
  const { lost, request, isRequesting, hasFailed, isForbidden } = useFreshInvitation(invitation)
  // An invalid code must not be shared, nor an older one that is answered instead.
  const isLost = lost !== null && (lost.code === invitation?.code || isRequesting || hasFailed)
  const serving = isLost ? null : invitation
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {formatMessage({ id: 'company.invite' })}
        </h2>
      </div>
      <div className={styles['content']}>
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
          <p className={styles['problem']} role="alert">
            {formatMessage({
              id: isForbidden ? 'company.invite.forbidden' : 'company.invite.refreshFailed',
            })}
          </p>
        )}
      </div>
    </section>
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
