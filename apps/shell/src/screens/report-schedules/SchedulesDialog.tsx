import { reportSchedule } from '@console/contracts'
import { MoreTexts } from '@console/sub-app'
import { type FormObject, useCallForm } from '@console/sub-app/form'
import { FormDialog, SegmentedField, SelectField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { ShellHost } from '../../runtime/context/ShellHost.tsx'
import { closeTray, openSchedules, type OpenTray } from '../../runtime/services/tray-store.ts'
import {
  createScheduleForm,
  MONTH_DAYS,
  periodFor,
  type ScheduleForm,
  TIMES,
  toScheduleForm,
  toTiming,
  WEEKDAYS,
} from './schedule-form.ts'
import { SCHEDULE_CHANGES, useSchedules } from './schedule-queries.ts'
import { ScheduleList } from './ScheduleList.tsx'
import { schedulesTexts } from './schedules-texts.ts'
import { useScheduleWords } from './use-schedule-words.ts'
import styles from './SchedulesDialog.module.css'

const showList = () => openSchedules('schedules')

/** The person's schedules of reports, or a new one for what a page exports. */
export function SchedulesDialog({ open }: { open: Exclude<OpenTray, 'tray' | null> }) {
  const [edited, setEdited] = useState<number | null>(null)
  // The list replaces the form and is mounted again: the focus returns to the button that opened the form.
  const [lastEdited, setLastEdited] = useState<number | null>(null)
  const edit = (id: number) => {
    setEdited(id)
    setLastEdited(id)
  }
  const request = open === 'schedules' ? null : reportSchedule.withoutDays(open)
  return (
    <MoreTexts texts={schedulesTexts}>
      <ShellHost>
        {request !== null ? (
          <NewSchedule request={request} onList={showList} onClose={closeTray} />
        ) : edited !== null ? (
          <EditSchedule id={edited} onClose={() => setEdited(null)} onRepaired={() => setLastEdited(null)} />
        ) : (
          <ScheduleList focusedId={lastEdited} onEdit={edit} onClose={closeTray} />
        )}
      </ShellHost>
    </MoreTexts>
  )
}

type NewScheduleProps = {
  request: reportSchedule.ScheduledRequest
  onList: () => void
  onClose: () => void
}

/** A schedule for what a page exports, with the filters that the page has at this moment. */
function NewSchedule({ request, onList, onClose }: NewScheduleProps) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useShell()
  const form = useCallForm(reportSchedule.create, {
    present: { form: createScheduleForm(request) },
    // No draft is stored: only a name is typed, and the filters may differ by then.
    draftId: null,
    toBody: (values) => {
      const { name, period, format } = values
      return { name, period, timing: toTiming(values), request: { ...request, format } }
    },
    hints: {
      name: formatMessage({ id: 'schedules.badName' }, { max: reportSchedule.SCHEDULE_NAME_MAX }),
    },
    refusedFields: { [reportSchedule.SCHEDULE_REFUSALS.nameTaken]: 'name' },
    changes: SCHEDULE_CHANGES,
    onDone: (_answer, { name }) => {
      services.toast.success(formatMessage({ id: 'schedules.created' }, { name }))
      onList()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'schedules.new' })}
      okText={formatMessage({ id: 'schedules.create' })}
      form={form}
      fillsPhone
      onClose={onClose}
    >
      <p className={styles['note']}>
        {formatMessage({ id: 'schedules.filters' })}{' '}
        <Button type="link" size="small" className={styles['own'] ?? ''} onClick={onList}>
          {formatMessage({ id: 'schedules.own' })}
        </Button>
      </p>
      <ScheduleFields form={form} kind={request.kind} timezone={timezone} />
    </FormDialog>
  )
}

type EditScheduleProps = {
  id: number
  onClose: () => void
  /** Called when a schedule that could no longer run was saved: the list soon has another row for it. */
  onRepaired: () => void
}

/**
 * Changes everything but the exported content. The schedule comes from the list, so that a change made elsewhere is noticed.
 */
function EditSchedule({ id, onClose, onRepaired }: EditScheduleProps) {
  const { data } = useSchedules()
  const schedule = data?.schedules.find((one) => one.id === id)
  if (schedule !== undefined)
    return <EditForm schedule={schedule} present={toScheduleForm(schedule)} onClose={onClose} />
  const broken = data?.broken.find((one) => one.id === id)
  if (broken === undefined || broken.request === null) return null
  const { name, version, request } = broken
  const present = { ...createScheduleForm(request), name, format: request.format }
  return (
    <EditForm schedule={{ id, version, request }} present={present} onClose={onClose} onDone={onRepaired} />
  )
}

type EditFormProps = {
  schedule: Pick<reportSchedule.ReportSchedule, 'id' | 'version' | 'request'>
  present: ScheduleForm
  onClose: () => void
  onDone?: () => void
}

function EditForm({ schedule, present, onClose, onDone }: EditFormProps) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useShell()
  const { id, version } = schedule
  const form = useCallForm(reportSchedule.modify, {
    present: { form: present, version },
    draftId: id,
    toBody: (values, seenVersion) => {
      const { name, period, format } = values
      return { id, version: seenVersion, name, period, format, timing: toTiming(values) }
    },
    hints: {
      name: formatMessage({ id: 'schedules.badName' }, { max: reportSchedule.SCHEDULE_NAME_MAX }),
    },
    refusedFields: { [reportSchedule.SCHEDULE_REFUSALS.nameTaken]: 'name' },
    changes: SCHEDULE_CHANGES,
    onDone: (_answer, { name }) => {
      services.toast.success(formatMessage({ id: 'schedules.changed' }, { name }))
      onDone?.()
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'schedules.edit' })}
      okText={formatMessage({ id: 'schedules.save' })}
      form={form}
      fillsPhone
      onClose={onClose}
    >
      <ScheduleFields form={form} kind={schedule.request.kind} timezone={timezone} />
    </FormDialog>
  )
}

type ScheduleFieldsProps = {
  form: FormObject<ScheduleForm>
  kind: reportSchedule.ScheduledKind
  timezone: string
}

/** When a report is made, of which days, and as which file. */
function ScheduleFields({ form, kind, timezone }: ScheduleFieldsProps) {
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
        // An export made once a month is mostly about a month.
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
