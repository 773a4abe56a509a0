import type { voiceprint } from '@console/contracts'
import { useIntl } from 'react-intl'
import { checkWords } from '../../model/check-words.ts'
import styles from './RecordPage.module.css'

/** Why the result is as it is, in words. */
export function CheckReason({ record }: { record: voiceprint.CheckRecord }) {
  const { formatMessage } = useIntl()
  const { id, values } = checkWords(record)
  const text = formatMessage({ id }, values)
  return (
    <span className={styles['reason']} title={text}>
      {text}
    </span>
  )
}
