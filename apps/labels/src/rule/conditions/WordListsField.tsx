import { label, type wordList } from '@console/contracts'
import { MultiSelectField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import type { WordLinks } from '../model/word-links.ts'
import { useKnownWordLists } from '../word-lists-context.tsx'
import styles from './WordListsField.module.css'

/** Words of a list that are shown. */
const SHOWN_WORDS = 8

type WordListsFieldProps = {
  links: WordLinks
  /** Words of the condition with those of its lists. */
  total: number
  onChange: (ids: number[]) => void
}

/** The word lists that a condition uses beside its own words, and what is in them. */
export function WordListsField({ links: { ids, own }, total, onChange }: WordListsFieldProps) {
  const { formatMessage } = useIntl()
  const { lists, hasFailed } = useKnownWordLists()
  const used = ids.flatMap((id) => lists?.find((list) => list.id === id) ?? [])
  const gone = lists === undefined ? [] : ids.filter((id) => !used.some((list) => list.id === id))
  if (ids.length === 0 && (lists === undefined || lists.length === 0) && !hasFailed) return null
  const { MAX_KEYWORDS: max, MAX_LINKED_LISTS } = label
  const isFull = ids.length >= MAX_LINKED_LISTS
  const full = isFull ? formatMessage({ id: 'rule.lists.tooMany' }, { max: MAX_LINKED_LISTS }) : undefined
  const note = hasFailed ? formatMessage({ id: 'rule.lists.failed' }) : full
  const sum = formatMessage({ id: 'rule.lists.total' }, { own: own.length, total, max })
  return (
    <div data-field="wordLists">
      <MultiSelectField<number>
        label={formatMessage({ id: 'rule.lists' })}
        noneText={formatMessage({ id: 'rule.lists.choose' })}
        value={ids}
        isLoading={lists === undefined && !hasFailed}
        options={[
          ...(lists ?? []).map(({ id, name, words }) => ({
            value: id,
            label: formatMessage({ id: 'rule.lists.option' }, { name, n: words.length }),
            disabled: isFull && !ids.includes(id),
          })),
          ...gone.map((id) => ({ value: id, label: formatMessage({ id: 'rule.lists.gone' }, { id }) })),
        ]}
        note={note}
        problem={undefined}
        onChange={onChange}
      />
      {used.length > 0 && (
        <div className={styles['used']}>
          <dl>
            {used.map((list) => (
              <UsedList key={list.id} list={list} />
            ))}
          </dl>
          <p className={total > max ? (styles['tooMany'] ?? '') : ''}>{sum}</p>
        </div>
      )}
    </div>
  )
}

function UsedList({ list: { name, words } }: { list: wordList.WordList }) {
  const { formatMessage } = useIntl()
  const isShortened = words.length > SHOWN_WORDS
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd dir="auto">
        {formatMessage(
          { id: isShortened ? 'rule.lists.wordsMore' : 'rule.lists.words' },
          { n: words.length, words: words.slice(0, SHOWN_WORDS).join(', ') },
        )}
      </dd>
    </div>
  )
}
