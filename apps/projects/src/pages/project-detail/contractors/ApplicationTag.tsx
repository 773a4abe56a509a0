import type { projectEntity } from '@console/contracts'
import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import styles from './ApplicationTag.module.css'

const ICONS = { default: null, pending: 'clock', passed: 'check', rejected: 'close' } as const

/** The state of an application: a glyph and a word. */
export function ApplicationTag({ status }: { status: projectEntity.ApplicationStatus }) {
  const { formatMessage } = useIntl()
  const icon = ICONS[status]
  return (
    <span className={styles['tag']} data-status={status}>
      {icon !== null && <Icon name={icon} size={14} />}
      {formatMessage({ id: `project.application.${status}` })}
    </span>
  )
}
