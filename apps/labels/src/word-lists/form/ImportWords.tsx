import { wordList } from '@console/contracts'
import { ApiError, failureText } from '@console/sub-app'
import { Button } from 'antd'
import { useRef, useState, type ChangeEvent } from 'react'
import { useIntl } from 'react-intl'
import { useReadWordFile, type ReadWords } from '../../queries/word-lists.ts'
import { addWords } from '../model/words-text.ts'
import styles from '../WordLists.module.css'
import { PassedOver } from './PassedOver.tsx'

const ACCEPT = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type ImportWordsProps = { text: string; onText: (text: string) => void }
type Imported = ReadWords & { file: string; added: number; known: number }

/** Words of a file, put below those that are typed; what is none of them is named with its line. */
export function ImportWords({ text, onText }: ImportWordsProps) {
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
    <div className={styles['import']}>
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
      <span className={styles['note']}>{formatMessage({ id: 'wordList.import.note' })}</span>
      {failure !== null && (
        <p className={styles['problem']} role="alert">
          {failure}
        </p>
      )}
      {imported !== null && failure === null && <ImportReport imported={imported} />}
    </div>
  )
}

/** What came of a file. */
function ImportReport({ imported }: { imported: Imported }) {
  const { formatMessage } = useIntl()
  const { file, added, known, cleaned, passed, passedTotal } = imported
  return (
    <>
      <p className={styles['report']} role="status">
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

/** What the server says of the file is said of its field. */
function toFailureText(error: Error | null): string | null {
  if (error === null) return null
  return (error instanceof ApiError ? error.detail.fields?.['file'] : undefined) ?? failureText(error)
}
