import { DatePicker } from 'antd'
import { useMemo, type ComponentRef } from 'react'
import { useIntl } from 'react-intl'
import { useDayCalendar } from '../calendar/calendar-today.tsx'
import { PickerTexts, usePickerFilter } from '../calendar/typed-picker.tsx'
import { Icon } from '../icons/Icon.tsx'
import { DAY_FORMAT, isDay, pickerDay } from '../time/zoned-time.ts'
import { DAY_WIDTH, type PickerEntry } from './BandPickerButton.tsx'
import { usePickerFocus } from './use-picker-focus.ts'
import styles from './BandField.module.css'

export type BandDayProps = {
  label: string
  value: string | null
  /** The zone whose today is marked and offered (R21). */
  zone: string
  onChange: (day: string | null) => void
  /** Entry through the button that was there before the picker, see `BandPickerButton`. */
  begin?: PickerEntry | null
}

/** A filter of one day; none means all. */
export function BandDay({ label, value, zone, onChange, begin }: BandDayProps) {
  const { formatMessage } = useIntl()
  const calendar = useDayCalendar(zone)
  const picker = usePickerFocus<ComponentRef<typeof DatePicker>>(begin)
  const filter = usePickerFilter({
    applied: [value ?? ''],
    isValue: isDay,
    isOpen: begin?.isOpen === true,
    onLeave: ([day]) => onChange(day || null),
  })
  const [text = ''] = filter.texts
  const day = useMemo(() => (isDay(text) ? pickerDay(text) : null), [text])
  return (
    <PickerTexts value={filter}>
      <DatePicker
        ref={picker}
        {...filter.picker}
        style={{ width: DAY_WIDTH }}
        prefix={<span className={styles['label']}>{label}</span>}
        suffixIcon={<Icon name="calendar" />}
        placeholder={formatMessage({ id: 'ui.day.choose' })}
        format={DAY_FORMAT}
        aria-label={label}
        value={day}
        {...calendar}
      />
    </PickerTexts>
  )
}
