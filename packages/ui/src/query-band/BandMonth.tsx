import { DatePicker } from 'antd'
import { useMemo, type ComponentRef } from 'react'
import { PickerTexts, usePickerFilter } from '../calendar/typed-picker.tsx'
import { Icon } from '../icons/Icon.tsx'
import { isDay, pickerDay } from '../time/zoned-time.ts'
import { DAY_WIDTH, type PickerEntry } from './BandPickerButton.tsx'
import { usePickerFocus } from './use-picker-focus.ts'
import styles from './BandField.module.css'

const MONTH_FORMAT = 'YYYY-MM'

export type BandMonthProps = {
  label: string
  /** `YYYY-MM`. */
  value: string
  onChange: (month: string) => void
  /** The earliest that can be chosen; absent, any. */
  first?: string
  last: string
  /** Entry through the button that was there before the picker, see `BandPickerButton`. */
  begin?: PickerEntry | null
}

/** A filter of one month; there always is one. */
export function BandMonth({ label, value, onChange, first = '', last, begin }: BandMonthProps) {
  const picker = usePickerFocus<ComponentRef<typeof DatePicker>>(begin)
  const isOff = (text: string) => text < first || text > last
  const filter = usePickerFilter({
    applied: [value],
    isValue: (text) => isDay(`${text}-01`),
    isOpen: begin?.isOpen === true,
    onLeave: ([chosen = '']) => {
      if (chosen !== '' && !isOff(chosen)) onChange(chosen)
    },
  })
  const [text = ''] = filter.texts
  const month = useMemo(() => (isDay(`${text}-01`) ? pickerDay(`${text}-01`) : null), [text])
  return (
    <PickerTexts value={filter}>
      <DatePicker
        ref={picker}
        {...filter.picker}
        picker="month"
        style={{ width: DAY_WIDTH }}
        prefix={<span className={styles['label']}>{label}</span>}
        suffixIcon={<Icon name="calendar" />}
        format={MONTH_FORMAT}
        aria-label={label}
        allowClear={false}
        value={month}
        disabledDate={(offered) => isOff(offered.format(MONTH_FORMAT))}
      />
    </PickerTexts>
  )
}
