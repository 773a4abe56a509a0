import { fromPickerDay, Icon, pickerDay } from '@console/ui'
import { DatePicker } from 'antd'
import { useMemo } from 'react'
import styles from './Bill.module.css'

type BandMonthProps = {
  label: string
  /** `YYYY-MM` */
  value: string
  /** Later months cannot be chosen. */
  last: string
  onChange: (month: string) => void
}

const MONTH_FORMAT = 'YYYY-MM'

/** The month of a query; there always is one. */
export function BandMonth({ label, value, last, onChange }: BandMonthProps) {
  // The picker drops what is being typed when it gets another object, so a rendering must not make one.
  const day = useMemo(() => pickerDay(`${value}-01`), [value])
  return (
    <DatePicker
      picker="month"
      allowClear={false}
      prefix={<span className={styles['bandLabel']}>{label}</span>}
      suffixIcon={<Icon name="calendar" />}
      format={MONTH_FORMAT}
      aria-label={label}
      value={day}
      disabledDate={(offered) => offered.format(MONTH_FORMAT) > last}
      onChange={(chosen) => {
        if (chosen !== null && !Array.isArray(chosen))
          onChange(fromPickerDay(chosen).slice(0, MONTH_FORMAT.length))
      }}
    />
  )
}
