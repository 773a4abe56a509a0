import { reportSchedule } from '@console/contracts'
import type { FormObject } from '@console/sub-app/form'
import { SegmentedField, SelectField, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { MONTH_DAYS, periodFor, TIMES, WEEKDAYS, type ScheduleForm } from './schedule-form.ts'
import { useScheduleWords } from './use-schedule-words.ts'

type ScheduleFieldsProps = {
  form: FormObject<ScheduleForm>
  kind: reportSchedule.ScheduledKind
  timezone: string
}

/** When a report is made, of which days, and as which file. */
export function ScheduleFields({ form, kind, timezone }: ScheduleFieldsProps) {
  const { formatMessage } = useIntl()
  const words = useScheduleWords()
  const { every } = form.values
  return (
    <>
      <TextField label={formatMessage({ id: 'schedules.name' })} {...form.field('name')} />
      <SegmentedField
        label={formatMessage({ id: 'schedules.every' })}
        options={[
          { value: 'week', label: formatMessage({ id: 'schedules.week' }) },
          { value: 'month', label: formatMessage({ id: 'schedules.month' }) },
        ]}
        {...form.field('every')}
        // What is made once a month is mostly about a month.
        onChange={(next) => form.change({ every: next, period: periodFor(next, kind) })}
      />
      {every === 'week' ? (
        <SelectField
          label={formatMessage({ id: 'schedules.weekday' })}
          options={WEEKDAYS.map((value) => ({ value, label: words.weekday(value) }))}
          {...form.field('weekday')}
        />
      ) : (
        <SelectField
          label={formatMessage({ id: 'schedules.day' })}
          options={MONTH_DAYS.map((value) => ({ value, label: words.monthDay(value) }))}
          {...form.field('day')}
        />
      )}
      <SelectField
        label={formatMessage({ id: 'schedules.time' }, { timezone })}
        options={TIMES.map((value) => ({ value, label: value }))}
        {...form.field('time')}
      />
      <SelectField
        label={formatMessage({ id: 'schedules.period' })}
        options={reportSchedule.getAllowedPeriods(kind).map((value) => ({
          value,
          label: formatMessage({ id: `schedules.period.${value}` }),
        }))}
        {...form.field('period')}
      />
      <SegmentedField
        label={formatMessage({ id: 'schedules.format' })}
        options={[
          { value: 'xlsx', label: 'XLSX' },
          { value: 'csv', label: 'CSV' },
        ]}
        {...form.field('format')}
      />
    </>
  )
}
