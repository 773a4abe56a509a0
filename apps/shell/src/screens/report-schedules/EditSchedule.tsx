import { reportSchedule } from '@console/contracts'
import { useCallForm } from '@console/sub-app/form'
import { FormDialog } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { toScheduleForm, createScheduleForm, toTiming, type ScheduleForm } from './schedule-form.ts'
import { SCHEDULE_CHANGES, useSchedules } from './schedule-queries.ts'
import { ScheduleFields } from './ScheduleFields.tsx'

type EditScheduleProps = {
  id: number
  onClose: () => void
  /** One that could no longer run was saved: the list soon has another row for it. */
  onMended: () => void
}

/** Changes all but what is exported. The schedule is that of the list, so that a change made elsewhere is noticed. */
export function EditSchedule({ id, onClose, onMended }: EditScheduleProps) {
  const { data } = useSchedules()
  const schedule = data?.schedules.find((one) => one.id === id)
  if (schedule !== undefined)
    return <EditForm schedule={schedule} present={toScheduleForm(schedule)} onClose={onClose} />
  const broken = data?.broken.find((one) => one.id === id)
  if (broken === undefined || broken.request === null) return null
  const { name, version, request } = broken
  const present = { ...createScheduleForm(request), name, format: request.format }
  return (
    <EditForm schedule={{ id, version, request }} present={present} onClose={onClose} onDone={onMended} />
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
