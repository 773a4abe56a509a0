import { useIntl } from 'react-intl'
import { IconButton } from '../../../parts/IconButton.tsx'
import { useCopy } from '../../../parts/use-copy.ts'
import styles from './Client.module.css'

type CopiedCodeProps = {
  /** Message id of what the button copies. */
  labelId: string
  /** The client that the code is of. */
  clientId: string
  code: string
}

/** An id or a secret of a client, with the button that copies it. */
export function CopiedCode({ labelId, clientId, code }: CopiedCodeProps) {
  const { formatMessage } = useIntl()
  const copy = useCopy()
  return (
    <span className={styles['copied']}>
      <code>{code}</code>
      <IconButton
        icon="copy"
        label={formatMessage({ id: labelId }, { client: clientId })}
        onUse={() => void copy(code)}
      />
    </span>
  )
}

/** The id of a client, which can be copied. */
export function ClientIdText({ clientId }: { clientId: string }) {
  return <CopiedCode labelId="credentials.copyId" clientId={clientId} code={clientId} />
}
