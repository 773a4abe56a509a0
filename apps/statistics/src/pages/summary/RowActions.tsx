import { Button } from 'antd'
import { useIntl } from 'react-intl'
import styles from './Summary.module.css'
import type { RowEditing } from './use-row-editing.ts'

/** Save and cancel of the row that is edited. */
export function RowActions({ editing: { isSaving, save, cancel } }: { editing: RowEditing }) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles['actions']}>
      <Button type="primary" size="small" loading={isSaving} onClick={save}>
        {formatMessage({ id: 'summary.save' })}
      </Button>
      <Button size="small" disabled={isSaving} onClick={cancel}>
        {formatMessage({ id: 'summary.cancel' })}
      </Button>
    </span>
  )
}
