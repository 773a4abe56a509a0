import type { label } from '@console/contracts'
import { useIntl } from 'react-intl'
import { readParams } from '../rule/model/params.ts'
import styles from './Versions.module.css'

/** The words that differ, where word lists are in use: their names alone do not say it. */
export function WordChanges({ before, after }: Record<'before' | 'after', label.Condition>) {
  const { formatMessage } = useIntl()
  const [was, is] = [linkedWords(before), linkedWords(after)]
  if (was === null && is === null) return null
  const [wordsBefore, wordsAfter] = [was ?? getKeywords(before), is ?? getKeywords(after)]
  const added = wordsAfter.filter((word) => !wordsBefore.includes(word))
  const removed = wordsBefore.filter((word) => !wordsAfter.includes(word))
  return (
    <>
      {added.length > 0 && (
        <p className={styles['note']} dir="auto">
          {formatMessage({ id: 'versions.words.added' }, { words: added.join(', ') })}
        </p>
      )}
      {removed.length > 0 && (
        <p className={styles['note']} dir="auto">
          {formatMessage({ id: 'versions.words.removed' }, { words: removed.join(', ') })}
        </p>
      )}
    </>
  )
}

function getKeywords(condition: label.Condition): readonly string[] {
  const { params } = readParams(condition)
  return 'keywords' in params ? params.keywords : []
}

/** Null where the condition uses no word list. */
function linkedWords(condition: label.Condition): readonly string[] | null {
  const { params } = readParams(condition)
  return 'wordLists' in params && params.wordLists !== undefined ? params.keywords : null
}
