import type { label } from '@console/contracts'
import { RowActions } from '@console/ui/row'
import { Button } from 'antd'
import { useIntl } from 'react-intl'

export type LabelActionsProps = {
  label: label.Label
  /** The row whose action is running; its other actions wait. */
  busyId: number | null
  onEdit: (id: number) => void
  /** The pointer or the focus is on Edit. */
  onNearEdit: () => void
  onToggle: (label: label.Label) => void
  onDelete: (label: label.Label) => void
}

/** The actions of a row (LABEL-011). */
export function LabelActions(props: LabelActionsProps) {
  const { label, busyId, onEdit, onNearEdit, onToggle, onDelete } = props
  const { formatMessage } = useIntl()
  const isBusy = busyId === label.id
  const toggle = formatMessage({ id: label.enable === 1 ? 'label.disable' : 'label.enable' })
  const formatActionLabel = (action: string) =>
    formatMessage({ id: 'label.actionOn' }, { action, name: label.name })
  return (
    <RowActions isBusy={isBusy}>
      <Button
        type="link"
        size="small"
        aria-label={formatActionLabel(formatMessage({ id: 'label.edit' }))}
        disabled={isBusy}
        onPointerEnter={onNearEdit}
        onFocus={onNearEdit}
        onClick={() => onEdit(label.id)}
      >
        {formatMessage({ id: 'label.edit' })}
      </Button>
      <Button
        type="link"
        size="small"
        aria-label={formatActionLabel(toggle)}
        loading={isBusy}
        onClick={() => onToggle(label)}
      >
        {toggle}
      </Button>
      <Button
        type="link"
        size="small"
        danger
        aria-label={formatActionLabel(formatMessage({ id: 'label.delete' }))}
        disabled={isBusy}
        onClick={() => onDelete(label)}
      >
        {formatMessage({ id: 'label.delete' })}
      </Button>
    </RowActions>
  )
}
