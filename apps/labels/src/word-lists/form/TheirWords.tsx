import { foldText, type wordList } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import styles from '../WordLists.module.css'

type TheirWordsProps = { theirs: wordList.WordList; mine: readonly string[] }

/** What somebody else saved meanwhile beside what is typed: the name, and the words that only one of them has. */
export function TheirWords({ theirs, mine }: TheirWordsProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { name, updatedAt, updatedBy } = theirs
  const time = formatTime(updatedAt, timezone)
  return (
    <section className={styles['theirs']} aria-label={formatMessage({ id: 'wordList.theirs' })}>
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
