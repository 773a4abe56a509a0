import { BandPickerButton, type BandMonthProps } from '@console/ui'
import { calendarFilter, type FilterButtonProps } from './calendar-filter.tsx'

/** A filter of one month. */
export const MonthFilter = calendarFilter<BandMonthProps>({
  load: async () => (await import(/* webpackChunkName: "data-month-picker" */ './month-picker.ts')).BandMonth,
  Button: MonthButton,
})

function MonthButton({ label, value, error, onEntry, isAwaited }: BandMonthProps & FilterButtonProps) {
  return <BandPickerButton chosen={[value]} {...{ label, error, onEntry, isAwaited }} />
}
