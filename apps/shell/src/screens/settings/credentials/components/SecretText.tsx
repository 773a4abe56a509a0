import { credential } from '@console/contracts'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { clientLabel } from '../model/client-words.ts'
import { CopiedCode } from './CopiedCode.tsx'
import styles from './Client.module.css'

/** A request for a full secret: to show it, or to copy it. */
export type SecretRequest = { client: credential.ApiClient; purpose: 'show' | 'copy' }

export type SecretTextProps = {
  client: credential.ApiClient
  secrets: { shown: ReadonlyMap<number, string>; request: (request: SecretRequest) => void }
}

/** A secret: masked until it is revealed, copied in full either way (CRED-003, CRED-Q5); as it came where none can be revealed. */
export function SecretText(props: SecretTextProps) {
  return useShell().client.has(credential.reveal) ? (
    <MaskedSecret {...props} />
  ) : (
    <CopiedCode
      labelId="credentials.copySecret"
      client={clientLabel(props.client)}
      code={props.client.clientSecret}
    />
  )
}

function MaskedSecret({ client, secrets }: SecretTextProps) {
  const { formatMessage } = useIntl()
  const shown = secrets.shown.get(client.id)
  const named = { client: clientLabel(client) }
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
