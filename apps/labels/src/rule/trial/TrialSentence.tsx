import { label } from '@console/contracts'
import { countWords, type ExplainedCondition, type Sentence } from '@console/label-engine'
import { IconButton } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { letterClass } from '../LetterChip.tsx'
import { type LetterEvidence, markedPieces } from './model/marked-words.ts'
import styles from './TrialSentence.module.css'

type TrialSentenceProps = {
  index: number
  sentence: Sentence
  conditions: readonly ExplainedCondition[]
  /** A condition is about emotion: which sentences sound angry can be set. */
  hasEmotion: boolean
  onRemove: () => void
  onEmotion: (isAngry: boolean) => void
}

/** A sentence with what conditions found in it; agents left, customers right. */
export function TrialSentence(props: TrialSentenceProps) {
  const { index, sentence, conditions, hasEmotion } = props
  const { formatMessage } = useIntl()
  const number = index + 1
  const isAgent = sentence.role === label.ROLE.agent
  const isAngry = sentence.emotion !== null
  const speed = calculateSpeechSpeed(sentence)
  return (
    <li className={`${styles['row']} ${isAgent ? '' : styles['customer']}`}>
      <span className={styles['number']} aria-hidden>
        {number}
      </span>
      <div className={styles['bubble']}>
        <span className="visually-hidden">
          {formatMessage({ id: isAgent ? 'trial.sentence.agent' : 'trial.sentence.customer' }, { number })}
          :{' '}
        </span>
        <MarkedSentence words={sentence.words} index={index} conditions={conditions} />
        {speed !== null && (
          <span className="ui-block ui-note ui-faint">
            {formatMessage({ id: 'trial.sentence.speed' }, { speed })}
          </span>
        )}
      </div>
      {hasEmotion && (
        <button
          type="button"
          className={styles['emotion']}
          aria-pressed={isAngry}
          aria-label={formatMessage({ id: 'trial.sentence.angry' }, { number })}
          onClick={() => props.onEmotion(!isAngry)}
        >
          {formatMessage({ id: 'rule.emotion.ANGRY' })}
        </button>
      )}
      <IconButton
        icon="close"
        size="small"
        iconSizePx={12}
        className={styles['remove'] ?? ''}
        label={formatMessage({ id: 'trial.sentence.remove' }, { number })}
        onClick={props.onRemove}
      />
    </li>
  )
}

const MS_PER_MINUTE = 60_000

/** Words a minute; null where it is not known when the sentence ended. */
function calculateSpeechSpeed({ words, beginMs, endMs }: Sentence): number | null {
  return endMs === null || endMs <= beginMs
    ? null
    : Math.round((countWords(words) * MS_PER_MINUTE) / (endMs - beginMs))
}

type MarkedSentenceProps = { words: string; index: number; conditions: readonly LetterEvidence[] }

/** The words of a sentence. What a condition found is underlined in its colour and ends with its letter. */
function MarkedSentence({ words, index, conditions }: MarkedSentenceProps) {
  return markedPieces(words, index, conditions).map(({ begin, text, letters, ending }) => (
    <span key={begin}>
      {underlined(text, letters)}
      {ending.map((letter) => (
        <sup key={letter} className={`${styles['letter']} ${letterClass(letter)}`}>
          {letter}
        </sup>
      ))}
    </span>
  ))
}

/** One line a letter, the first one next to the words. */
function underlined(text: string, letters: readonly string[]): ReactNode {
  return letters.reduce<ReactNode>(
    (inner, letter) => <span className={`${styles['mark']} ${letterClass(letter)}`}>{inner}</span>,
    text,
  )
}
