import { wordList } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { useIntl } from 'react-intl'
import { WORD_LIST_CHANGES } from '../../queries/word-lists.ts'
import { toWordListBody, useWordListChecks } from './use-word-list-checks.ts'
import { WordListForm } from './WordListForm.tsx'

type EditWordListProps = {
  /** The list as it is at this moment. */
  list: wordList.WordList
  onClose: () => void
}

/** Changes a list, and with it the labels that use it. */
export function EditWordList({ list, onClose }: EditWordListProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { id, name, words, version, labels } = list
  const form = useCallForm(wordList.modify, {
    present: { form: { name, words: words.join('\n') }, version },
    draftId: id,
    draftName: 'wordList',
    toBody: (values, seenVersion) => ({ ...toWordListBody(values), id, version: seenVersion }),
    ...useWordListChecks(),
    changes: WORD_LIST_CHANGES,
    onDone: () => {
      services.toast.success(formatMessage({ id: 'global.update.succeeded' }))
      onClose()
    },
  })
  return (
    <WordListForm
      title={formatMessage({ id: 'wordList.edit' }, { name })}
      note={
        labels.length === 0 ? undefined : formatMessage({ id: 'wordList.edit.note' }, { n: labels.length })
      }
      form={form}
      theirs={form.conflict === null ? null : list}
      onClose={onClose}
    />
  )
}
