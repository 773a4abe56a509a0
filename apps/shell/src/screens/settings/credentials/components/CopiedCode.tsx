import type { credential } from '@console/contracts'
import { useIntl } from 'react-intl'
import { IconButton } from '../../../parts/IconButton.tsx'
import { useCopy } from '../../../parts/use-copy.ts'
import styles from './Client.module.css'

type CopiedCodeProps = {
  /** Message id of what the button copies. */
  labelId: string
  /** The client that the code is of, as it is called. */
  client: string
  code: string
}

/** An id or a secret of a client, with the button that copies it. */
export function CopiedCode({ labelId, client, code }: CopiedCodeProps) {
  const { formatMessage } = useIntl()
  const copy = useCopy()
  return (
    <span className={styles['copied']}>
      <code>{code}</code>
      <IconButton
        icon="copy"
        label={formatMessage({ id: labelId }, { client })}
        onUse={() => void copy(code)}
      />
    </span>
  )
}

/** The name of a client, where it has one, over its id and what is said of it. */
export function ClientName({ client: { name, clientId, description } }: { client: credential.ApiClient }) {
  return (
    <div>
      {name !== undefined && <div className="ui-anywhere">{name}</div>}
      <ClientIdText clientId={clientId} />
      {description !== undefined && description !== '' && (
        <div className="ui-note ui-faint ui-anywhere">{description}</div>
      )}
    </div>
  )
}

/** The id of a client, which can be copied. */
export function ClientIdText({ clientId }: { clientId: string }) {
  return <CopiedCode labelId="credentials.copyId" client={clientId} code={clientId} />
}
