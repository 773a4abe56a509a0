import { DatePicker } from 'antd'
import { useMemo, useState } from 'react'
import { useDayCalendar } from '../calendar/calendar-today.tsx'
import { Icon } from '../icons/Icon.tsx'
import { DAY_FORMAT, fromPickerDay, pickerDay } from '../time/zoned-time.ts'
import styles from './FormField.module.css'
import type { FieldProps } from './form-state.ts'
import { FormField } from './FormField.tsx'

const MONTH_FORMAT = 'YYYY-MM'

type DateFieldProps = FieldProps<string> & {
  /** First and last that can be chosen, as the field has them. */
  min?: string
  max?: string
  placeholder?: string
}

/** A day, `YYYY-MM-DD`; empty while none is chosen. Today is that of the zone (decision 21). */
export function DateField({ zone, ...props }: DateFieldProps & { zone: string }) {
  return <CalendarField {...props} picker="date" calendar={useDayCalendar(zone)} />
}

/** A month, `YYYY-MM`; empty while none is chosen. */
export function MonthField(props: DateFieldProps) {
  return <CalendarField {...props} picker="month" />
}

type CalendarFieldProps = DateFieldProps & {
  picker: 'date' | 'month'
  calendar?: ReturnType<typeof useDayCalendar>
}

function CalendarField(props: CalendarFieldProps) {
  const { label, note, value, problem, isDisabled, picker, min, max, placeholder, calendar, onChange } = props
  const [isOpen, setIsOpen] = useState(false)
  const format = picker === 'month' ? MONTH_FORMAT : DAY_FORMAT
  // The picker drops what is being typed when it gets another object, so a rendering must not make one.
  const day = useMemo(
    () => (value === '' ? null : pickerDay(picker === 'month' ? `${value}-01` : value)),
    [value, picker],
  )
  return (
    <FormField label={label} note={note} problem={problem} isDisabled={isDisabled}>
      {(control) => (
        <DatePicker
          {...control}
          className={styles['picker'] ?? ''}
          picker={picker}
          format={format}
          {...(placeholder === undefined ? {} : { placeholder })}
          suffixIcon={<Icon name="calendar" />}
          {...calendar}
          onOpenChange={setIsOpen}
          onKeyDown={(event) => {
            // It chooses what was typed; the form is sent by the next one.
            if (event.key === 'Enter' && isOpen) event.preventDefault()
          }}
          value={day}
          disabledDate={(offered) => {
            const text = offered.format(format)
            return (max !== undefined && text > max) || (min !== undefined && text < min)
          }}
          onChange={(chosen) => {
            onChange(chosen === null ? '' : fromPickerDay(chosen).slice(0, format.length))
          }}
        />
      )}
    </FormField>
  )
}
