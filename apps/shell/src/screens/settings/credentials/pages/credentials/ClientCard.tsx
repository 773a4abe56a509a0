import type { credential } from '@console/contracts'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../../runtime/context/shell-context.tsx'
import { ClientButtons } from '../../components/ClientButtons.tsx'
import { ClientIdText } from '../../components/ClientIdText.tsx'
import { ClientStatusTag } from '../../components/ClientStatusTag.tsx'
import { SecretText } from '../../components/SecretText.tsx'
import styles from './CredentialsPage.module.css'
import { useLastUsed, type ClientColumnParts } from './use-client-columns.tsx'

/** A row on a phone. */
export function ClientCard({
  client,
  secrets,
  ...buttons
}: ClientColumnParts & { client: credential.ApiClient }) {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useShell()
  const lastUsed = useLastUsed()
  return (
    <div className={styles['mobileCard']}>
      <div className={styles['cardTop']}>
        <ClientIdText clientId={client.clientId} />
        <ClientStatusTag status={client.status} />
      </div>
      <SecretText client={client} secrets={secrets} />
      <div className={styles['quiet']}>
        {formatMessage({ id: 'credentials.created' })} {formatTime(client.createTimestamp, timezone)}
      </div>
      <div className={styles['quiet']}>
        {formatMessage({ id: 'credentials.usage' })}{' '}
        {[formatNumber(client.usage), lastUsed(client)].filter((part) => part !== '').join(' · ')}
      </div>
      <ClientButtons client={client} {...buttons} />
    </div>
  )
}
