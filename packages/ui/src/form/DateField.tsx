import { DatePicker } from 'antd'
import { useMemo, useState } from 'react'
import { useDayCalendar } from '../calendar/calendar-today.tsx'
import { PickerTexts, TYPED_PICKER } from '../calendar/typed-picker.tsx'
import { Icon } from '../icons/Icon.tsx'
import { DAY_FORMAT, isDay, pickerDay } from '../time/zoned-time.ts'
import type { FieldProps } from './form-state.ts'
import { FormField } from './FormField.tsx'
import { withOther } from './with-other.tsx'

const MONTH_FORMAT = 'YYYY-MM'

type DateFieldProps = FieldProps<string> & {
  /** First and last that can be chosen, as the field has them. */
  min?: string
  max?: string
  placeholder?: string
}

/** A day, `YYYY-MM-DD`; empty while none is chosen, and else as it was typed, for the form to refuse it. Today is that of the zone (R21). */
export const DateField = /* @__PURE__ */ withOther(PlainDateField)

function PlainDateField({ zone, ...props }: DateFieldProps & { zone: string }) {
  return <CalendarField {...props} picker="date" calendar={useDayCalendar(zone)} />
}

/** A month, `YYYY-MM`, in the same way. */
export const MonthField = /* @__PURE__ */ withOther(PlainMonthField)

function PlainMonthField(props: DateFieldProps) {
  return <CalendarField {...props} picker="month" />
}

type CalendarFieldProps = DateFieldProps & {
  picker: 'date' | 'month'
  calendar?: ReturnType<typeof useDayCalendar>
}

function CalendarField(props: CalendarFieldProps) {
  const { label, note, value, problem, isDisabled, isRequired, picker, min, max, calendar, onChange } = props
  const { placeholder } = props
  const [isOpen, setIsOpen] = useState(false)
  const format = picker === 'month' ? MONTH_FORMAT : DAY_FORMAT
  const day = useMemo(() => {
    const text = picker === 'month' ? `${value}-01` : value
    return isDay(text) ? pickerDay(text) : null
  }, [value, picker])
  return (
    <FormField label={label} note={note} problem={problem} isDisabled={isDisabled} isRequired={isRequired}>
      {(control) => (
        <PickerTexts value={{ texts: [value], onType: onChange, isRequired }}>
          <DatePicker
            {...control}
            {...TYPED_PICKER}
            className="ui-full-width"
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
            onCalendarChange={(_day, chosen) => onChange(chosen ? String(chosen) : '')}
          />
        </PickerTexts>
      )}
    </FormField>
  )
}
