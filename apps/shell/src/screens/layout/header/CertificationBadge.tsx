import { Tooltip } from 'antd'
import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import { readCertification } from './certification.ts'
import styles from './HeaderFact.module.css'

/** Whether the company is certified; when it is not, whom to contact (SHELL-064..066). */
export function CertificationBadge() {
  const { formatMessage } = useIntl()
  const { user, brand } = useShell()
  const certification = readCertification(user)
  if (certification === null) return null
  if (certification === 'certified') {
    return (
      <span
        className={`${styles['fact']} ${styles['good']}`}
        title={formatMessage({ id: 'header.certified' })}
      >
        <Icon name="certified" />
        <span className={styles['text']}>{formatMessage({ id: 'header.certified' })}</span>
      </span>
    )
  }
  const email = brand.supportEmail
  const help = email
    ? formatMessage({ id: 'header.certificationHelp' }, { email })
    : formatMessage({ id: 'header.certificationHelpUnnamed' })
  return (
    <Tooltip title={help}>
      <button type="button" className={`${styles['fact']} ${styles['plain']}`}>
        <Icon name="certified" />
        <span className={styles['text']}>{formatMessage({ id: 'header.notCertified' })}</span>
      </button>
    </Tooltip>
  )
}
