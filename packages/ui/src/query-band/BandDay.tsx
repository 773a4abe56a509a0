import { DatePicker } from 'antd'
import { Icon } from '../icons/Icon.tsx'
import { DAY_FORMAT, fromPickerDay, pickerDay } from '../time/zoned-time.ts'
import styles from './BandField.module.css'

type BandDayProps = { label: string; value: string | null; onChange: (day: string | null) => void }

/** A filter of one day; none means all. */
export function BandDay({ label, value, onChange }: BandDayProps) {
  return (
    <DatePicker
      prefix={<span className={styles['label']}>{label}</span>}
      suffixIcon={<Icon name="calendar" />}
      format={DAY_FORMAT}
      aria-label={label}
      value={value === null ? null : pickerDay(value)}
      onChange={(day) => onChange(day === null || Array.isArray(day) ? null : fromPickerDay(day))}
    />
  )
}
