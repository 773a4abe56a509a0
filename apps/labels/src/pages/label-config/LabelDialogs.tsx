import { label, wordList } from '@console/contracts'
import { useHasCall } from '@console/sub-app'
import { LabelEditor } from '../../editor/label-editor-part.ts'
import { WordListsDialog } from '../../word-lists/word-lists-part.ts'
import { AddLabelDialog } from './AddLabelDialog.tsx'
import { EditLabel } from './EditLabel.tsx'
import type { LabelList } from './label-config.search.ts'

type LabelDialogsProps = {
  list: Pick<LabelList, 'search' | 'setSearch'>
  /** Undefined until the list is loaded. */
  labels: readonly label.Label[] | undefined
}

/** What the address has open: the choice of a kind, the editor of a new label or of a stored one, or the word lists. */
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
