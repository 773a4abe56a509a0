import { label, wordList } from '@console/contracts'
import { PageFailure } from '@console/domain-ui'
import { useHasCall } from '@console/sub-app'
import { AppModal } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { EditorLoading, LabelEditor } from '../../editor/label-editor-part.tsx'
import { useLabel } from '../../queries/labels.ts'
import { WordListsDialog } from '../../word-lists/word-lists-part.ts'
import { KINDS, type LabelKind, type LabelList } from './label-config.search.ts'
import styles from './LabelConfigPage.module.css'

type LabelDialogsProps = {
  list: Pick<LabelList, 'search' | 'setSearch'>
  /** Undefined until the list is loaded. */
  labels: readonly label.Label[] | undefined
}

/**
 * The dialog that the address has open: the choice of a kind, the editor of a new label or of a stored one, or the word
 * lists.
 */
export function LabelDialogs({ list: { search, setSearch }, labels }: LabelDialogsProps) {
  const hasWordLists = useHasCall(wordList.query)
  const close = () => setSearch({ add: false, new: null, edit: null, lists: false }, { replace: true })
  if (search.edit !== null) {
    return <EditLabel key={search.edit} id={search.edit} labels={labels} onClose={close} />
  }
  if (search.new !== null) {
    return (
      <LabelEditor key={search.new} labelType={label.LABEL_TYPE[search.new]} stored={null} onClose={close} />
    )
  }
  if (search.lists && hasWordLists) return <WordListsDialog onClose={close} />
  return (
    search.add && (
      <AddLabelDialog
        onChoose={(kind) => setSearch({ add: false, new: kind }, { replace: true })}
        onClose={close}
      />
    )
  )
}

type AddLabelDialogProps = { onChoose: (kind: LabelKind) => void; onClose: () => void }

/** Choice of the kind of label to add (LABEL-031). */
function AddLabelDialog({ onChoose, onClose }: AddLabelDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <AppModal open title={formatMessage({ id: 'label.add.title' })} footer={null} onCancel={onClose}>
      <div className={styles['kinds']}>
        {KINDS.map((kind) => (
          <Button key={kind} className={styles['kind'] ?? ''} onClick={() => onChoose(kind)}>
            <strong>{formatMessage({ id: `label.kind.${kind}` })}</strong>
            <span>{formatMessage({ id: `label.kind.${kind}.text` })}</span>
          </Button>
        ))}
      </div>
    </AppModal>
  )
}

type EditLabelProps = {
  id: number
  /** Undefined until the list is loaded. */
  labels: readonly label.Label[] | undefined
  onClose: () => void
}

/** The editor of a stored label, also of one that the list does not show. Rows have all that it needs (LABEL-Q4). */
function EditLabel({ id, labels, onClose }: EditLabelProps) {
  const { formatMessage } = useIntl()
  const row = labels?.find((one) => one.id === id)
  const [seen, setSeen] = useState(row)
  const described = useLabel(seen === undefined && row === undefined ? id : null)
  const found = row ?? described.data
  // The editor uses the label that it opened with: a reload of the list does not discard the input.
  if (seen === undefined && found !== undefined) setSeen(found)
  if (seen !== undefined) {
    return <LabelEditor labelType={seen.rule.labelType} stored={seen} onClose={onClose} />
  }
  if (described.error === null) return <EditorLoading />
  return (
    <AppModal open footer={null} onCancel={onClose}>
      <PageFailure
        error={described.error}
        title={formatMessage({ id: 'label.one.failed' })}
        page={formatMessage({ id: 'label.page' })}
        onRetry={() => void described.refetch()}
      />
    </AppModal>
  )
}
