import { Fragment, type ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import { letterClass } from './LetterChip.tsx'
import { GAP, type Phrase, type PhraseValue } from './model/phrase.ts'
import styles from './letters.module.css'

/** A phrase in the language of the page. What a condition looks for is underlined in the colour of its letter. */
export function renderPhrase(intl: IntlShape, { id, values = {} }: Phrase, letter: string | null): ReactNode {
  const filled: Record<string, ReactNode> = {}
  for (const [name, value] of Object.entries(values)) filled[name] = renderValue(intl, value, letter)
  const parts = intl.formatMessage(
    { id },
    {
      ...filled,
      b: (text: ReactNode) => <b key="b">{text}</b>,
      mark: (text: ReactNode) => (
        <span key="mark" className={letter === null ? '' : `${styles['mark']} ${letterClass(letter)}`}>
          {text}
        </span>
      ),
    },
  )
  return withKeys(parts)
}

function renderValue(intl: IntlShape, value: PhraseValue, letter: string | null): ReactNode {
  if (typeof value !== 'object') return value
  if ('words' in value) return joinWords(intl, value)
  if ('letter' in value)
    return <b className={`${styles['letter']} ${letterClass(value.letter)}`}>{value.letter}</b>
  return renderPhrase(intl, value, letter)
}

/** Quoted and joined as the language does it; without the comma before "or" that American English writes. */
function joinWords(
  intl: IntlShape,
  { words, lists, join }: Extract<PhraseValue, { words: unknown }>,
): string {
  const named = lists.map((name) =>
    name === null
      ? intl.formatMessage({ id: 'rule.list.gone' })
      : intl.formatMessage({ id: join === 'and' ? 'rule.list.all' : 'rule.list.any' }, { name }),
  )
  const all = [...words.map((word) => `“${word}”`), ...named]
  if (all.length === 0) return GAP
  const list = new Intl.ListFormat(intl.locale.startsWith('zh') ? 'zh' : 'en-GB', {
    type: join === 'and' ? 'conjunction' : 'disjunction',
  })
  return list.format(all)
}

/** The library returns several parts as a list without keys. */
function withKeys(parts: ReactNode): ReactNode {
  if (!Array.isArray(parts)) return parts
  // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, which have no identity beyond their order
  return parts.map((part: ReactNode, index) => <Fragment key={index}>{part}</Fragment>)
}
