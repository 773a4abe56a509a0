import type { credential } from '@console/contracts'
import { useIntl } from 'react-intl'
import { IconButton } from '../../../parts/IconButton.tsx'
import styles from '../pages/CredentialsPage.module.css'
import type { Secrets } from '../pages/use-secrets.ts'

/** A secret: masked until it is asked for, copied in full either way (CRED-003, CRED-Q5). */
export function SecretText({ client, secrets }: { client: credential.ApiClient; secrets: Secrets }) {
  const { formatMessage } = useIntl()
  const shown = secrets.shown.get(client.id)
  const named = { client: client.clientId }
  return (
    <span className={styles['copied']}>
      <code>{shown ?? client.clientSecret}</code>
      <IconButton
        icon={shown === undefined ? 'eye' : 'eyeOff'}
        label={formatMessage({ id: shown === undefined ? 'credentials.reveal' : 'credentials.hide' }, named)}
        onUse={() => {
          secrets.want({ client, purpose: 'show' })
        }}
      />
      <IconButton
        icon="copy"
        label={formatMessage({ id: 'credentials.copySecret' }, named)}
        onUse={() => {
          secrets.want({ client, purpose: 'copy' })
        }}
      />
    </span>
  )
}
