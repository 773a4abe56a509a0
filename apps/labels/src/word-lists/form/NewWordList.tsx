import { wordList } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { useIntl } from 'react-intl'
import { toWordListBody, useWordListChecks, type WordListValues } from './use-word-list-checks.ts'
import { WordListForm } from './WordListForm.tsx'

const EMPTY: WordListValues = { name: '', words: '' }

export function NewWordList({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const form = useCallForm(wordList.create, {
    present: { form: EMPTY },
    draftId: 'new',
    draftName: 'wordList',
    toBody: toWordListBody,
    ...useWordListChecks(),
    changes: [wordList.query],
    onDone: () => {
      services.toast.success(formatMessage({ id: 'global.update.succeeded' }))
      onClose()
    },
  })
  return (
    <WordListForm title={formatMessage({ id: 'wordList.new' })} form={form} theirs={null} onClose={onClose} />
  )
}
