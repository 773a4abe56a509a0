import type { voiceprint } from '@console/contracts'
import { RowActions } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../components/row/ActionButton.tsx'

export type CategoryActionsProps = {
  category: voiceprint.Category
  /** The row that is being deleted. */
  busyId: number | null
  onRename: (category: voiceprint.Category) => void
  onDelete: (category: voiceprint.Category) => void
}

/** Rename and delete (VOICE-015). */
export function CategoryActions({ category, busyId, onRename, onDelete }: CategoryActionsProps) {
  const { formatMessage } = useIntl()
  const { id, catalogName: name } = category
  return (
    <RowActions>
      <ActionButton
        text={formatMessage({ id: 'voice.rename' })}
        name={name}
        onClick={() => onRename(category)}
      />
      <ActionButton
        text={formatMessage({ id: 'voice.delete' })}
        name={name}
        isDangerous
        isBusy={busyId === id}
        onClick={() => onDelete(category)}
      />
    </RowActions>
  )
}
