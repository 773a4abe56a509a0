import type { voiceprint } from '@console/contracts'
import { useIntl } from 'react-intl'
import { checkWords } from '../../model/check-words.ts'
import styles from './RecordPage.module.css'

/** Why the result is as it is, in words; nothing where the answer does not say it. */
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
