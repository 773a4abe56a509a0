import { reportSchedule } from '@console/contracts'
import { useCallForm } from '@console/sub-app/form'
import { FormDialog } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { createScheduleForm, toTiming } from './schedule-form.ts'
import { SCHEDULE_CHANGES } from './schedule-queries.ts'
import { ScheduleFields } from './ScheduleFields.tsx'
import styles from './SchedulesDialog.module.css'

type NewScheduleProps = {
  request: reportSchedule.ScheduledRequest
  onList: () => void
  onClose: () => void
}

/** A schedule for what a page exports, with the filters that the page has at this moment. */
export function NewSchedule({ request, onList, onClose }: NewScheduleProps) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useShell()
  const form = useCallForm(reportSchedule.create, {
    present: { form: createScheduleForm(request) },
    // What is typed is one name; the filters may be others by then.
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
