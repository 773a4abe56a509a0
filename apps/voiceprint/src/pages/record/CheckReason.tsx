import type { voiceprint } from '@console/contracts'
import { useIntl } from 'react-intl'
import { checkWords } from '../../model/check-words.ts'
import styles from './RecordPage.module.css'

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
