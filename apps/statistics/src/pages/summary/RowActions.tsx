import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { RowEditing } from './use-row-editing.ts'
import styles from './Summary.module.css'

/** Save and cancel of the row that is edited. */
export function RowActions({
  editing: { isSaving, save, cancel },
  size = 'small',
}: {
  editing: RowEditing
  size?: 'small' | 'large'
}) {
  const { formatMessage } = useIntl()
  return (
    <span className={`ui-flex ui-gap-8 ${styles['actions']}`}>
      <Button type="primary" size={size} loading={isSaving} onClick={save}>
        {formatMessage({ id: 'summary.save' })}
      </Button>
      <Button size={size} disabled={isSaving} onClick={cancel}>
        {formatMessage({ id: 'summary.cancel' })}
      </Button>
    </span>
  )
}
