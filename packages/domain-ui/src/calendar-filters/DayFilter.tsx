import { BandPickerButton, type BandDayProps } from '@console/ui'
import { calendarFilter, type FilterButtonProps } from './calendar-filter.tsx'

/** A filter of one day. */
export const DayFilter = calendarFilter<BandDayProps>({
  load: async () => (await import(/* webpackChunkName: "data-day-picker" */ './day-picker.ts')).BandDay,
  Button: DayButton,
})

function DayButton({ label, value, error, onEntry, isAwaited }: BandDayProps & FilterButtonProps) {
  return <BandPickerButton chosen={[value]} {...{ label, error, onEntry, isAwaited }} />
}
