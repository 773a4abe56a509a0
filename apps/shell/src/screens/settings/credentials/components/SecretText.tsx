import type { credential } from '@console/contracts'
import { useIntl } from 'react-intl'
import { IconButton } from '../../../parts/IconButton.tsx'
import type { SecretRequest } from '../model/secret-request.ts'
import styles from './Client.module.css'

export type SecretTextProps = {
  client: credential.ApiClient
  secrets: { shown: ReadonlyMap<number, string>; request: (request: SecretRequest) => void }
}

/** A secret: masked until it is revealed, copied in full either way (CRED-003, CRED-Q5). */
export function SecretText({ client, secrets }: SecretTextProps) {
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
          secrets.request({ client, purpose: 'show' })
        }}
      />
      <IconButton
        icon="copy"
        label={formatMessage({ id: 'credentials.copySecret' }, named)}
        onUse={() => {
          secrets.request({ client, purpose: 'copy' })
        }}
      />
    </span>
  )
}
