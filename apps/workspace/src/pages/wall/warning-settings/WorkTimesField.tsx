import type { stat } from '@console/contracts'
import { RowsField, type FieldProps } from '@console/ui/form'
import { Input } from 'antd'
import { useIntl } from 'react-intl'
import styles from './WarningSettings.module.css'

type WorkTime = stat.WarnSettings['workTimes'][number]

const EMPTY: WorkTime = { start: '', end: '' }
const MAX_RANGES = 12

/** The times of day in which seats are warned. */
export function WorkTimesField(props: FieldProps<WorkTime[]>) {
  const { formatMessage } = useIntl()
  return (
    <RowsField
      {...props}
      emptyRow={EMPTY}
      max={MAX_RANGES}
      renderRow={(row, { number, onChange }) => (
        <span className={styles['range']}>
          <Input
            type="time"
            aria-label={formatMessage({ id: 'wall.warning.start' }, { number })}
            value={row.start}
            onChange={({ target }) => onChange({ ...row, start: target.value })}
          />
          –
          <Input
            type="time"
            aria-label={formatMessage({ id: 'wall.warning.end' }, { number })}
            value={row.end}
            onChange={({ target }) => onChange({ ...row, end: target.value })}
          />
        </span>
      )}
    />
  )
}
