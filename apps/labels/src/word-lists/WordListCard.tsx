import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import { UsedBy } from './UsedBy.tsx'
import { WordListActions, type WordListActionsProps } from './WordListActions.tsx'
import { WordsPreview } from './WordsPreview.tsx'
import styles from './WordLists.module.css'

/** A list on a phone. */
export function WordListCard(props: WordListActionsProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { name, words, labels, updatedAt, updatedBy } = props.list
  return (
    <article className={styles['card']} aria-label={name}>
      <strong dir="auto">{name}</strong>
      <WordsPreview words={words} />
      <span className={styles['cardUse']}>
        <span className={styles['note']}>{formatMessage({ id: 'wordList.usedBy' })}</span>
        <UsedBy labels={labels} />
      </span>
      <span className={styles['note']} dir="auto">
        {[formatTime(updatedAt, timezone), updatedBy ?? ''].filter(Boolean).join(' · ')}
      </span>
      <WordListActions {...props} />
    </article>
  )
}
