import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import { useMemo, type ComponentRef } from 'react'
import { useIntl } from 'react-intl'
import { markToday } from '../calendar/calendar-today.tsx'
import { PickerTexts, usePickerFilter } from '../calendar/typed-picker.tsx'
import { Icon } from '../icons/Icon.tsx'
import { lastDays, RANGE_PRESETS } from '../time/range-presets.ts'
import { DAY_FORMAT, fromPickerDay, isDay, pickerDay, type DayRange } from '../time/zoned-time.ts'
import { RANGE_WIDTH, type PickerEntry } from './BandPickerButton.tsx'
import { usePickerFocus } from './use-picker-focus.ts'
import styles from './BandField.module.css'

export type BandRangePickerProps = {
  label: string
  /** Null while a clearable range is empty. */
  value: DayRange | null
  /** The zone of the days: its today ends the presets (R21). */
  zone: string
  onChange: (range: DayRange) => void
  /** Absent: the range cannot be cleared. */
  onClear?: () => void
  error?: string | undefined
  width?: number
  /** No later day can be chosen. */
  lastDay?: string
  /** Once one end is chosen, the other can be at most so many days away. */
  maxDaysApart?: number
  /** Says in the calendar why days cannot be chosen. */
  limitNote?: string
  /** Entry through the button that was there before the picker, see `BandPickerButton`. */
  begin?: PickerEntry | null
}

/** A range of days with its label inside, and the presets that every range picker has (SHELL-099). */
export function BandRangePicker(props: BandRangePickerProps) {
  const { label, value, zone, onChange, onClear, error, width = RANGE_WIDTH } = props
  const { lastDay, maxDaysApart = Infinity, limitNote, begin } = props
  const { formatMessage } = useIntl()
  const picker = usePickerFocus<ComponentRef<typeof DatePicker.RangePicker>>(begin)
  const isOutside = outside({ lastDay, maxDaysApart })
  const filter = usePickerFilter({
    applied: value ?? NO_TEXTS,
    isValue: isDay,
    isOpen: begin?.isOpen === true,
    onLeave: ([from = '', to = '']) => {
      if (from === '' || to === '') onClear?.()
      else if (!isOutside(pickerDay(to), { from: pickerDay(from) })) onChange([from, to])
    },
  })
  const range = usePickerRange(filter.texts)
  const presets = RANGE_PRESETS.map(({ id, days }) => {
    const [from, to] = lastDays(days, zone)
    return {
      label: formatMessage({ id: `ui.preset.${id}` }),
      value: [pickerDay(from), pickerDay(to)] as [ReturnType<typeof pickerDay>, ReturnType<typeof pickerDay>],
    }
  })
  return (
    <div className="ui-stack" style={{ width }}>
      <PickerTexts value={filter}>
        <DatePicker.RangePicker
          ref={picker}
          {...filter.picker}
          className={styles['control'] ?? ''}
          prefix={<span className={styles['label']}>{label}</span>}
          suffixIcon={<Icon name="calendar" />}
          format={DAY_FORMAT}
          separator="–"
          value={range}
          presets={presets}
          placeholder={[formatMessage({ id: 'ui.range.first' }), formatMessage({ id: 'ui.range.last' })]}
          {...markToday(zone)}
          disabledDate={isOutside}
          {...toFooterProps(limitNote)}
          allowClear={onClear !== undefined}
          // Otherwise the picker traps the focus in a field that is empty.
          allowEmpty
          order={false}
          {...(error === undefined ? {} : { status: 'error' as const })}
          aria-label={label}
        />
      </PickerTexts>
      {error !== undefined && (
        <span className={styles['error']} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}

const NO_TEXTS = ['', '']

/** Returns the same object while the texts are the same: a new object would restart the picker's choice. */
function usePickerRange([first = '', last = '']: readonly string[]): [Dayjs | null, Dayjs | null] {
  return useMemo(() => {
    const [from = null, to = null] = [first, last].map((text) => (isDay(text) ? pickerDay(text) : null))
    return [from, to]
  }, [first, last])
}

type Limits = { lastDay: string | undefined; maxDaysApart: number }

/** Finds the days of the calendar that cannot be chosen; days are counted from the other end in both directions. */
function outside({ lastDay, maxDaysApart }: Limits) {
  return (day: Dayjs, { from }: { from?: Dayjs }): boolean => {
    if (lastDay !== undefined && fromPickerDay(day) > lastDay) return true
    if (from === undefined) return false
    return Math.abs(day.startOf('day').diff(from.startOf('day'), 'day')) > maxDaysApart
  }
}

function toFooterProps(note: string | undefined) {
  return note === undefined
    ? {}
    : { renderExtraFooter: () => <span className="ui-size-12 ui-faint">{note}</span> }
}
