import type { voiceprint } from '@console/contracts'
import { StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import { checkResult } from '../../components/status-texts.ts'
import { checkWords } from '../../model/check-words.ts'
import { corpusAddress } from '../../paths.ts'
import styles from './RecordPage.module.css'

type CheckResultProps = { record: Pick<voiceprint.CheckRecord, 'status' | 'statusRevise'> }

/** The result of a check, or that it was set by hand (VOICE-036, VOICE-037). */
export function CheckResult({ record }: CheckResultProps) {
  const { formatMessage } = useIntl()
  const { id, tone } = checkResult(record)
  return <StatusWord tone={tone}>{formatMessage({ id })}</StatusWord>
}

/** The result of one comparison: nobody sets that by hand. */
export function EntryResult({ status }: { status: voiceprint.CheckStatus }) {
  return <CheckResult record={{ status, statusRevise: 0 }} />
}

/** Explains the result in words; renders nothing where the answer has no explanation. */
export function CheckReason({ record }: { record: voiceprint.CheckRecord }) {
  const { formatMessage } = useIntl()
  const words = checkWords(record)
  if (words === null) return null
  const text = formatMessage({ id: words.id }, words.values)
  return (
    <span className={styles['reason']} title={text}>
      {text}
    </span>
  )
}

/** A sample of the list of samples, in a new tab (VOICE-042). */
export function CorpusLink({ corpusId }: { corpusId: number }) {
  const { formatMessage } = useIntl()
  return (
    <a
      href={corpusAddress(corpusId)}
      target="_blank"
      rel="noopener"
      aria-label={formatMessage({ id: 'voice.corpus.open' }, { id: corpusId })}
    >
      {corpusId}
    </a>
  )
}
