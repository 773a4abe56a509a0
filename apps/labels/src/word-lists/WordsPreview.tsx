import { useIntl } from 'react-intl'
import styles from './WordLists.module.css'

/** Words that are shown of a list. */
const SHOWN = 6

/** How many words there are, and the first of them. */
export function WordsPreview({ words }: { words: readonly string[] }) {
  const { formatMessage } = useIntl()
  const more = words.length > SHOWN ? ' …' : ''
  return (
    <span className={styles['preview']}>
      <b>{formatMessage({ id: 'wordList.words.count' }, { n: words.length })}</b>
      <span dir="auto">{words.slice(0, SHOWN).join(', ') + more}</span>
    </span>
  )
}
