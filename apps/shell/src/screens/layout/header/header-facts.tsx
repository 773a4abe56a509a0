import type { user } from '@console/contracts'
import { Icon } from '@console/ui'
import { Tooltip } from 'antd'
import { useIntl } from 'react-intl'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import styles from './header-facts.module.css'

/** First value of a company that went through certification, and the flag that says it passed. */
const CERTIFICATION_STATUS = 2

const CERTIFIED_FLAG = 1

/** Shows whether the company is certified; when it is not, whom to contact (SHELL-064..066). */
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
    <Tooltip title={help} trigger={['hover', 'focus']}>
      <button type="button" className={`${styles['fact']} ${styles['plain']}`}>
        <Icon name="certified" />
        <span className={styles['text']}>{formatMessage({ id: 'header.notCertified' })}</span>
      </button>
    </Tooltip>
  )
}

/** 2 and 1: certified; 2 and anything else: not certified; any other first value: no badge (SHELL-064..066). */
function readCertification({
  credentialStatus,
  credentialFlag,
}: Pick<user.UserInfo, 'credentialStatus' | 'credentialFlag'>): 'certified' | 'notCertified' | null {
  if (credentialStatus !== CERTIFICATION_STATUS) return null
  return credentialFlag === CERTIFIED_FLAG ? 'certified' : 'notCertified'
}

/** The zone of all days and times in the console (SHELL-063, R21). */
export function TimezoneIndicator() {
  const { formatMessage } = useIntl()
  const { timezone } = useShell()
  return (
    <span className={styles['fact']} title={formatMessage({ id: 'header.timezone' }, { timezone })}>
      <Icon name="globe" />
      <span className={styles['text']}>{timezone}</span>
    </span>
  )
}
