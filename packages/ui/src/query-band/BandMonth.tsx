import { DatePicker } from 'antd'
import { useMemo } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { pickerDay } from '../time/zoned-time.ts'
import styles from './BandField.module.css'

const MONTH_FORMAT = 'YYYY-MM'

type BandMonthProps = {
  label: string
  /** `YYYY-MM`. */
  value: string
  onChange: (month: string) => void
  /** The earliest that can be chosen; absent, any. */
  first?: string
  last: string
}

/** A filter of one month; there always is one. */
export function BandMonth({ label, value, onChange, first = '', last }: BandMonthProps) {
  // The picker drops what is being typed when it gets another object.
  const month = useMemo(() => pickerDay(`${value}-01`), [value])
  return (
    <DatePicker
      picker="month"
      prefix={<span className={styles['label']}>{label}</span>}
      suffixIcon={<Icon name="calendar" />}
      format={MONTH_FORMAT}
      aria-label={label}
      allowClear={false}
      value={month}
      disabledDate={(offered) => {
        const text = offered.format(MONTH_FORMAT)
        return text < first || text > last
      }}
      onChange={(chosen) => {
        // It cannot be cleared and has one month; antd's types allow none and several.
        if (chosen !== null && !Array.isArray(chosen)) onChange(chosen.format(MONTH_FORMAT))
      }}
    />
  )
}
