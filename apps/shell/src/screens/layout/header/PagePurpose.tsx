import { IconButton } from '@console/ui'
import { Tooltip } from 'antd'
import { useIntl } from 'react-intl'
import styles from './Header.module.css'

type PagePurposeProps = {
  purpose: string | null
  /** The page's, where the header may have cut it and nothing points at it to read it; null elsewhere. */
  name: string | null
}

/** What the page is for, in one sentence, behind a sign beside its name: by pointer, keyboard and touch. */
export function PagePurpose({ purpose, name }: PagePurposeProps) {
  const { formatMessage } = useIntl()
  if (purpose === null) return null
  return (
    <Tooltip
      title={
        name === null ? (
          purpose
        ) : (
          <>
            <strong className={styles['fullName']} dir="auto">
              {name}
            </strong>
            {purpose}
          </>
        )
      }
      trigger={['hover', 'focus']}
      // On a phone one that aligns with the sign would leave the window.
      placement={name === null ? 'bottomLeft' : 'bottom'}
    >
      <IconButton
        icon="info"
        className={styles['purpose'] ?? ''}
        label={formatMessage({ id: 'header.purpose' })}
        aria-description={purpose}
      />
    </Tooltip>
  )
}
