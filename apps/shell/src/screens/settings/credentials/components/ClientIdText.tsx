import { useIntl } from 'react-intl'
import { IconButton } from '../../../parts/IconButton.tsx'
import { useCopy } from '../../../parts/use-copy.ts'
import styles from './Client.module.css'

export function ClientIdText({ clientId }: { clientId: string }) {
  const { formatMessage } = useIntl()
  const copy = useCopy()
  return (
    <span className={styles['copied']}>
      <code>{clientId}</code>
      <IconButton
        icon="copy"
        label={formatMessage({ id: 'credentials.copyId' }, { client: clientId })}
        onUse={() => void copy(clientId)}
      />
    </span>
  )
}
