import { IconButton } from '@console/ui'
import { Tooltip } from 'antd'
import { useIntl } from 'react-intl'
import styles from './Header.module.css'

/** What the page is for, in one sentence, behind a sign beside its name: by pointer, keyboard and touch. */
export function PagePurpose({ purpose }: { purpose: string | null }) {
  const { formatMessage } = useIntl()
  if (purpose === null) return null
  return (
    <Tooltip title={purpose} trigger={['hover', 'focus']} placement="bottomLeft">
      <IconButton
        icon="info"
        className={styles['purpose'] ?? ''}
        label={formatMessage({ id: 'header.purpose' })}
        aria-description={purpose}
      />
    </Tooltip>
  )
}
