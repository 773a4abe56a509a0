import { foldText, wordList } from '@console/contracts'
import { ApiError, failureText, useHost } from '@console/sub-app'
import type { FormObject } from '@console/sub-app/form'
import { formatTime } from '@console/ui'
import { FormDialog, LongTextField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { type ChangeEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { type ReadWords, useReadWordFile } from '../../queries/word-lists.ts'
import { addWords, isWrong, type PassedLine, wordsOfText } from '../model/words-text.ts'
import { usePassedText } from '../use-passed-text.ts'
import type { WordListValues } from './use-word-list-checks.ts'
import styles from '../WordLists.module.css'

const ACCEPT = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Width of the dialog in px. */
const WIDTH = 640
const ROWS = { minRows: 6, maxRows: 14 }

type WordListFormProps = {
  title: string
  /** Effect of a change of the list. */
  note?: string | undefined
  form: FormObject<WordListValues>
  /** Version that somebody else saved meanwhile. */
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
      {theirs !== null && <OtherVersion theirs={theirs} mine={words} />}
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

type OtherVersionProps = { theirs: wordList.WordList; mine: readonly string[] }

/** Version that somebody else saved meanwhile beside what is typed: the name, and the words that only one of them has. */
function OtherVersion({ theirs, mine }: OtherVersionProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { name, updatedAt, updatedBy } = theirs
  const time = formatTime(updatedAt, timezone)
  return (
    <section
      className={`ui-pad-8-12 ui-warn-tint ui-round ui-small ${styles['theirs']}`}
      aria-label={formatMessage({ id: 'wordList.theirs' })}
    >
      <b>{formatMessage({ id: 'wordList.theirs.saved' }, { name, time, person: updatedBy ?? '-' })}</b>
      <dl>
        <Words title={formatMessage({ id: 'wordList.theirs.only' })} words={without(theirs.words, mine)} />
        <Words title={formatMessage({ id: 'wordList.mine.only' })} words={without(mine, theirs.words)} />
      </dl>
    </section>
  )
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd dir="auto">{words.length === 0 ? '-' : words.join(', ')}</dd>
    </div>
  )
}

function without(words: readonly string[], others: readonly string[]): string[] {
  const folded = new Set(others.map(foldText))
  return words.filter((word) => !folded.has(foldText(word)))
}

type ImportWordsProps = { text: string; onText: (text: string) => void }

type Imported = ReadWords & { file: string; added: number; known: number }

/** Adds the words of a file below those that are typed; lines that are not words are listed with their numbers. */
function ImportWords({ text, onText }: ImportWordsProps) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [imported, setImported] = useState<Imported | null>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const reading = useReadWordFile((file, read) => {
    const { text: next, known } = addWords(text, read.words)
    setImported({ ...read, file: file.name, added: read.words.length - known, known })
    onText(next)
  })

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Cleared, so that the same file can be chosen again after a correction.
    target.value = ''
    if (file === undefined) return
    setImported(null)
    setTooLarge(file.size > wordList.MAX_FILE_BYTES)
    if (file.size <= wordList.MAX_FILE_BYTES) reading.mutate(file)
  }

  const failure = isTooLarge
    ? formatMessage({ id: 'wordList.import.tooLarge' })
    : toFailureText(reading.error)
  return (
    <div className={`ui-cluster ui-gap-8-12 ${styles['import']}`}>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        aria-label={formatMessage({ id: 'wordList.import' })}
        hidden
        onChange={choose}
      />
      <Button loading={reading.isPending} onClick={() => input.current?.click()}>
        {formatMessage({ id: 'wordList.import' })}
      </Button>
      <span className="ui-small ui-muted">{formatMessage({ id: 'wordList.import.note' })}</span>
      {failure !== null && (
        <p className="ui-small ui-error" role="alert">
          {failure}
        </p>
      )}
      {imported !== null && failure === null && <ImportReport imported={imported} />}
    </div>
  )
}

/** Result of the import of a file. */
function ImportReport({ imported }: { imported: Imported }) {
  const { formatMessage } = useIntl()
  const { file, added, known, cleaned, passed, passedTotal } = imported
  return (
    <>
      <p className="ui-small ui-ink" role="status">
        {formatMessage({ id: 'wordList.import.done' }, { n: added, file })}
        {known > 0 && ` ${formatMessage({ id: 'wordList.import.known' }, { n: known })}`}
        {cleaned > 0 && ` ${formatMessage({ id: 'wordList.import.cleaned' }, { n: cleaned })}`}
      </p>
      <PassedOver
        title={formatMessage({ id: 'wordList.passed.file' }, { n: passedTotal })}
        passed={passed}
        others={passedTotal - passed.length}
      />
    </>
  )
}

/** Text of a failure; a refusal of the file is shown at its field. */
function toFailureText(error: Error | null): string | null {
  if (error === null) return null
  return (error instanceof ApiError ? error.detail.fields?.['file'] : undefined) ?? failureText(error)
}

type PassedOverProps = {
  title: string
  passed: readonly (PassedLine | wordList.PassedCell)[]
  /** Number of further ones that are not named. */
  others: number
}

/** The lines that are not words, each with its number and the reason. */
function PassedOver({ title, passed, others }: PassedOverProps) {
  const { formatMessage } = useIntl()
  const passedText = usePassedText()
  if (passed.length === 0) return null
  return (
    <div className={`ui-pad-8-12 ui-sunken ui-round ui-small ${styles['passed']}`}>
      <b>{title}</b>
      <ul aria-label={title}>
        {passed.map((one, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line may have several cells of one text
          <li key={index} dir="auto">
            {passedText(one)}
          </li>
        ))}
        {others > 0 && <li>{formatMessage({ id: 'wordList.passed.others' }, { n: others })}</li>}
      </ul>
    </div>
  )
}
