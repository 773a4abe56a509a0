import { DatePicker } from 'antd'
import { useMemo, type ComponentRef } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { pickerDay } from '../time/zoned-time.ts'
import styles from './BandField.module.css'
import { DAY_WIDTH, type PickerEntry } from './BandPickerButton.tsx'
import { usePickerFocus } from './use-picker-focus.ts'

const MONTH_FORMAT = 'YYYY-MM'

export type BandMonthProps = {
  label: string
  /** `YYYY-MM`. */
  value: string
  onChange: (month: string) => void
  /** The earliest that can be chosen; absent, any. */
  first?: string
  last: string
  /** What was done with the button that was there before the picker, see `BandPickerButton`. */
  begin?: PickerEntry | null
}

/** A filter of one month; there always is one. */
export function BandMonth({ label, value, onChange, first = '', last, begin }: BandMonthProps) {
  // The picker drops what is being typed when it gets another object.
  const month = useMemo(() => pickerDay(`${value}-01`), [value])
  const picker = usePickerFocus<ComponentRef<typeof DatePicker>>(begin)
  return (
    <DatePicker
      ref={picker}
      picker="month"
      style={{ width: DAY_WIDTH }}
      defaultOpen={begin?.isOpen === true}
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
