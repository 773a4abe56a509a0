import { TimePicker } from 'antd'
import dayjs from 'dayjs'
import { useMemo } from 'react'
import { PickerTexts, TYPED_PICKER } from '../calendar/typed-picker.tsx'
import type { FieldProps } from './form-state.ts'
import { FormField } from './FormField.tsx'
import { withOther } from './with-other.tsx'

const TIME_FORMAT = 'HH:mm'
/** A picker's value is a moment; of this one only the time of day is read. */
const ANY_DAY = '2026-01-01'

type TimeFieldProps = FieldProps<string> & {
  minuteStep?: 1 | 5 | 10 | 15 | 30
  /** True for a time that cannot be chosen. */
  isOff?: (time: string) => boolean
}

const HOURS = 24
const MINUTES = 60
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * A time of day, `HH:mm`; empty while none is chosen, and else as it was typed, for the form to refuse it. Part of the kit's
 * tier `forms`.
 */
export const TimeField = /* @__PURE__ */ withOther(PlainTimeField)

function PlainTimeField({
  label,
  note,
  value,
  problem,
  isDisabled,
  isRequired,
  minuteStep = 1,
  isOff,
  onChange,
}: TimeFieldProps) {
  const time = useMemo(() => (CLOCK.test(value) ? dayjs(`${ANY_DAY}T${value}`) : null), [value])
  return (
    <FormField label={label} note={note} problem={problem} isDisabled={isDisabled} isRequired={isRequired}>
      {(control) => (
        <PickerTexts value={{ texts: [value], onType: onChange, isRequired }}>
          <TimePicker
            {...control}
            {...TYPED_PICKER}
            className="ui-full-width"
            format={TIME_FORMAT}
            minuteStep={minuteStep}
            needConfirm={false}
            {...(isOff && { disabledTime: () => disabledParts(isOff) })}
            value={time}
            onCalendarChange={(_time, chosen) => onChange(chosen ? String(chosen) : '')}
          />
        </PickerTexts>
      )}
    </FormField>
  )
}

/** An hour is off when all its minutes are. */
function disabledParts(isOff: (time: string) => boolean) {
  const two = (part: number) => String(part).padStart(2, '0')
  const minutesOff = (hour: number) =>
    hour < 0 ? [] : numbersTo(MINUTES).filter((minute) => isOff(`${two(hour)}:${two(minute)}`))
  return {
    disabledHours: () => numbersTo(HOURS).filter((hour) => minutesOff(hour).length === MINUTES),
    disabledMinutes: minutesOff,
  }
}

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_none, index) => index)
