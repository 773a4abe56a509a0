import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import styles from './HeaderFact.module.css'

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
