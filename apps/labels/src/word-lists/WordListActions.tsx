import type { wordList } from '@console/contracts'
import { RowActions } from '@console/ui/row'
import { Button, Tooltip } from 'antd'
import { useIntl } from 'react-intl'

export type WordListActionsProps = {
  list: wordList.WordList
  /** The list that is being deleted. */
  busyId: number | null
  onEdit: (list: wordList.WordList) => void
  onExport: (list: wordList.WordList) => void
  onDelete: (list: wordList.WordList) => void
}

export function WordListActions({ list, busyId, onEdit, onExport, onDelete }: WordListActionsProps) {
  const { formatMessage } = useIntl()
  const uses = list.labels.length
  const isUsed = uses > 0
  const formatActionLabel = (action: string) =>
    formatMessage({ id: 'label.actionOn' }, { action, name: list.name })
  const edit = formatMessage({ id: 'label.edit' })
  const save = formatMessage({ id: 'wordList.export' })
  const remove = formatMessage({ id: 'label.delete' })
  const used = formatMessage({ id: 'wordList.delete.used' }, { n: uses })
  return (
    <RowActions>
      <Button type="link" size="small" aria-label={formatActionLabel(edit)} onClick={() => onEdit(list)}>
        {edit}
      </Button>
      <Button type="link" size="small" aria-label={formatActionLabel(save)} onClick={() => onExport(list)}>
        {save}
      </Button>
      <Tooltip title={isUsed ? used : undefined}>
        <Button
          type="link"
          size="small"
          danger
          aria-label={isUsed ? `${formatActionLabel(remove)}. ${used}` : formatActionLabel(remove)}
          disabled={isUsed}
          loading={busyId === list.id}
          onClick={() => onDelete(list)}
        >
          {remove}
        </Button>
      </Tooltip>
    </RowActions>
  )
}
