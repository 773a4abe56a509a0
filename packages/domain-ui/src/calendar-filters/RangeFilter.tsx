import { BandPickerButton, type BandRangePickerProps } from '@console/ui'
import { calendarFilter, type FilterButtonProps } from './calendar-filter.tsx'

const NO_DAYS = [null, null] as const

/** A filter of a range of days. */
export const RangeFilter = calendarFilter<BandRangePickerProps>({
  load: async () =>
    (await import(/* webpackChunkName: "data-range-picker" */ './range-picker.ts')).BandRangePicker,
  Button: RangeButton,
})

function RangeButton(props: BandRangePickerProps & FilterButtonProps) {
  const { label, value, width, error, onEntry, isAwaited } = props
  return <BandPickerButton chosen={value ?? NO_DAYS} {...{ label, width, error, onEntry, isAwaited }} />
}
