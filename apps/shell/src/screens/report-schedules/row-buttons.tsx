import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { useRemoveSchedule } from './schedule-queries.ts'

type ChangeButtonProps = { schedule: { id: number; name: string }; onEdit: () => void }

/** Id of the button that opens the form of a schedule. */
export const changeButtonId = (scheduleId: number): string => `change-schedule-${scheduleId}`

export function ChangeButton({ schedule: { id, name }, onEdit }: ChangeButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <Button
      type="link"
      size="small"
      id={changeButtonId(id)}
      aria-label={formatMessage({ id: 'schedules.changeNamed' }, { name })}
      onClick={onEdit}
    >
      {formatMessage({ id: 'schedules.change' })}
    </Button>
  )
}

export function RemoveButton({ schedule: { id, name } }: { schedule: { id: number; name: string } }) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const remove = useRemoveSchedule()
  async function confirmRemove(): Promise<void> {
    await services.confirm({
      title: formatMessage({ id: 'schedules.removeTitle' }, { name }),
      content: formatMessage({ id: 'schedules.removeText' }),
      okText: formatMessage({ id: 'schedules.remove' }),
      isDestructive: true,
      onOk: async () => {
        await remove.mutateAsync(id)
      },
    })
  }
  return (
    <Button
      type="link"
      size="small"
      danger
      aria-label={formatMessage({ id: 'schedules.removeNamed' }, { name })}
      onClick={() => void confirmRemove()}
    >
      {formatMessage({ id: 'schedules.remove' })}
    </Button>
  )
}
