import { monitor, WORK_TYPES } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { formatTime } from '@console/ui'
import { FormDialog, LongTextField, SelectField, TimeField } from '@console/ui/form'
import { Alert } from 'antd'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { parseClock } from '../../model/clock.ts'
import {
  toCorrectionForm,
  correctionProblems,
  createEndExclusion,
  createTimeExclusion,
  withStart,
  type CorrectionForm,
} from '../../model/correction.ts'
import { useCorrectionReload } from '../../queries/person-day.ts'

type CorrectionFormDialogProps = {
  name: string
  userId: number
  bizTypeId: number | null
  /** `YYYY-MM-DD` */
  day: string
  /** The clicked segment, in unix seconds. */
  segment: { begin: number; end: number }
  /** The present minute in unix seconds. */
  now: number
  /** The newest correction that the track shows; null where the server names none. */
  lastEditId: number | null
  onClose: () => void
}

const PROBLEM_TEXTS = {
  start: 'schedule.start.required',
  end: 'schedule.end.required',
  type: 'schedule.type.required',
  reason: 'schedule.reason.required',
  before: 'schedule.end.before',
  never: 'schedule.time.never',
} as const

/** The add-schedule dialog: replaces what a person's status was for a part of a day (PLAN-001..017). */
export function CorrectionFormDialog(props: CorrectionFormDialogProps) {
  const { name, day, now, onClose } = props
  const { formatMessage } = useIntl()
  const { timezone: zone } = useHost()
  const form = useCorrection(props)
  const corrected = { day, zone, now }
  const { start } = form.values
  return (
    <FormDialog
      title={formatMessage({ id: 'schedule.title' }, { name, day })}
      okText={formatMessage({ id: 'schedule.confirm' })}
      form={form}
      onClose={onClose}
      isOkDisabled={props.bizTypeId === null}
    >
      {props.bizTypeId === null && (
        <Alert type="warning" showIcon title={formatMessage({ id: 'schedule.business.missing' })} />
      )}
      <Changed error={form.error} />
      <TimeField
        label={formatMessage({ id: 'schedule.start' })}
        {...form.field('start')}
        onChange={(next) => form.change(withStart(form.values, next))}
        isOff={createTimeExclusion(corrected)}
      />
      <TimeField
        label={formatMessage({ id: 'schedule.end' })}
        {...form.field('end')}
        isOff={createEndExclusion(corrected, start)}
      />
      <SelectField
        label={formatMessage({ id: 'schedule.type' })}
        {...form.field('evtType')}
        value={form.values.evtType === '' ? null : form.values.evtType}
        options={WORK_TYPES.map((type) => ({
          value: type,
          label: formatMessage({ id: `track.status.${type}` }),
        }))}
      />
      <LongTextField
        label={formatMessage({ id: 'schedule.reason' })}
        {...form.field('reason')}
        maxLength={monitor.MAX_REASON}
      />
    </FormDialog>
  )
}

/** Names the person who was faster, with the choice that the form then gives. */
function Changed({ error }: { error: Error | null }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const changed = error instanceof ApiError ? error.detail.changed : undefined
  if (changed === undefined) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={formatMessage(
        { id: 'schedule.changed' },
        { by: changed.by, time: formatTime(changed.at, timezone) },
      )}
    />
  )
}

function useCorrection(props: CorrectionFormDialogProps) {
  const { userId, bizTypeId, day, segment, now, lastEditId, onClose } = props
  const { formatMessage } = useIntl()
  const { timezone: zone, services } = useHost()
  const reload = useCorrectionReload()
  // The minutes that pass after the dialog opened change nothing in it.
  const [initial] = useState(() => toCorrectionForm(segment, { day, zone, now }))
  const [isVersioned] = useState(lastEditId !== null)
  const form = useCallForm(monitor.edit, {
    present: { form: initial, ...(lastEditId === null ? {} : { version: lastEditId }) },
    draftId: `${userId} ${segment.begin}`,
    toBody: ({ start, end, evtType, reason }: CorrectionForm, seenVersion) => ({
      start: parseClock(start, day, zone) ?? Number.NaN,
      end: parseClock(end, day, zone) ?? Number.NaN,
      // Without a work type nothing is sent; see `check`.
      evtType: evtType === '' ? 'online' : evtType,
      reason,
      bizTypeId: bizTypeId ?? Number.NaN,
      userId,
      ...(isVersioned ? { lastEditId: seenVersion } : {}),
    }),
    hints: {},
    check: (values) =>
      Object.fromEntries(
        Object.entries(correctionProblems(values, { day, zone, now })).map(([field, problem]) => [
          field,
          formatMessage({ id: PROBLEM_TEXTS[problem] }),
        ]),
      ),
    // After a refusal nothing is refreshed (PLAN-016).
    changes: [],
    onDone: () => {
      services.toast.success(formatMessage({ id: 'schedule.saved' }))
      reload.all()
      onClose()
    },
  })
  // The form then shows what there is now, and the person chooses.
  const isOutdated = form.error instanceof ApiError && form.error.status === 409
  useEffect(() => {
    if (isOutdated) reload.events()
  }, [isOutdated, reload])
  return form
}
