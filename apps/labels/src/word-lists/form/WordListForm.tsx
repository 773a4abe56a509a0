import { wordList } from '@console/contracts'
import type { FormObject } from '@console/sub-app/form'
import { FormDialog, LongTextField, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { isWrong, wordsOfText } from '../model/words-text.ts'
import { ImportWords } from './ImportWords.tsx'
import { PassedOver } from './PassedOver.tsx'
import { TheirWords } from './TheirWords.tsx'
import type { WordListValues } from './use-word-list-checks.ts'

/** Width of the dialog in px. */
const WIDTH = 640
const ROWS = { minRows: 6, maxRows: 14 }

type WordListFormProps = {
  title: string
  /** What a change of it does. */
  note?: string | undefined
  form: FormObject<WordListValues>
  /** What somebody else saved meanwhile. */
  theirs: wordList.WordList | null
  onClose: () => void
}

/** Name and words of a list; words are typed, pasted or read from a file. */
export function WordListForm({ title, note, form, theirs, onClose }: WordListFormProps) {
  const { formatMessage } = useIntl()
  const text = form.field('words')
  const { words, passed } = wordsOfText(text.value)
  const count = formatMessage(
    { id: 'wordList.words.note' },
    { n: words.length, max: wordList.MAX_LIST_WORDS },
  )
  return (
    <FormDialog
      title={title}
      okText={formatMessage({ id: 'wordList.save' })}
      form={form}
      width={WIDTH}
      fillsPhone
      onClose={onClose}
    >
      {theirs !== null && <TheirWords theirs={theirs} mine={words} />}
      <TextField label={formatMessage({ id: 'wordList.name' })} note={note} {...form.field('name')} />
      <LongTextField
        label={formatMessage({ id: 'wordList.words.field' })}
        note={count}
        rows={ROWS}
        {...text}
      />
      <PassedOver
        title={formatMessage({ id: 'wordList.passed.typed' })}
        passed={text.value.trim() === '' ? [] : passed.filter((line) => !isWrong(line))}
        others={0}
      />
      <ImportWords text={text.value} onText={text.onChange} />
    </FormDialog>
  )
}
