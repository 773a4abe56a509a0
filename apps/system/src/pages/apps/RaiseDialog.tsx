import { subApp } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { FormDialog, NumberField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { APP_CHANGES } from '../../queries/apps.ts'

const { SUB_APP_REFUSALS } = subApp

type RaiseDialogProps = { rollout: subApp.Rollout; onClose: () => void }

/** More of the same people get a set: those who have it keep it. */
export function RaiseDialog({ rollout, onClose }: RaiseDialogProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { services } = useHost()
  const { setNumber, companyCodes } = rollout
  const min = rollout.percent + 1
  const bad = formatMessage({ id: 'releases.raise.bad' }, { min })
  const form = useCallForm<typeof subApp.releaseAgain, { percent: number | string | null }>(
    subApp.releaseAgain,
    {
      present: { form: { percent: 100 } },
      draftId: null,
      toBody: ({ percent }) => ({
        setNumber,
        companyCodes,
        percent: typeof percent === 'number' ? percent : 0,
      }),
      hints: { percent: bad },
      check: ({ percent }) =>
        typeof percent === 'number' && percent >= min && percent <= 100 ? {} : { percent: bad },
      refusedFields: {
        [SUB_APP_REFUSALS.percentLowered]: 'percent',
        [SUB_APP_REFUSALS.alreadyCurrent]: 'percent',
      },
      changes: APP_CHANGES,
      onDone: (_nothing, { percent }) => {
        const share = formatNumber(Number(percent) / 100, { style: 'percent' })
        services.toast.success(
          formatMessage({ id: 'releases.raised' }, { number: setNumber, percent: share }),
        )
        onClose()
      },
    },
  )
  return (
    <FormDialog
      title={formatMessage({ id: 'releases.raise.title' }, { number: setNumber })}
      okText={formatMessage({ id: 'releases.raise.ok' })}
      form={form}
      onClose={onClose}
    >
      <NumberField label={formatMessage({ id: 'releases.percent' })} note={bad} {...form.field('percent')} />
    </FormDialog>
  )
}
