import { sessionRecord } from '@console/contracts'
import { Level } from '@console/ui'
import { memo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { clockText, type Sentence as SpokenSentence } from '../../model/conversation.ts'
import { markedText, type TextPart } from '../../model/marked-text.ts'
import styles from './Sentence.module.css'

type SentenceProps = {
  sentence: SpokenSentence
  seatName: string
  search: string
  /** Selected by the address or the user. */
  isChosen: boolean
  /** Playing now. */
  isHeard?: boolean
  /** Set when its call can be played. */
  onPlay?: ((sentence: SpokenSentence) => void) | undefined
  actions?: ReactNode
}

/** One sentence: speaker, time in the call, and text with highlighted hits. */
export const Sentence = memo(function Sentence({
  sentence,
  seatName,
  search,
  isChosen,
  isHeard = false,
  onPlay,
  actions,
}: SentenceProps) {
  const { formatMessage } = useIntl()
  const { key, speaker, atMs, words, violations, labels, found } = sentence
  const isSeat = speaker === sessionRecord.SPEAKER.seat
  const parts = markedText(words, {
    hits: violations.map((hit) => hit.words),
    labels: found.map(({ begin, end, labelName, lambda }) => ({
      begin,
      end,
      title: formatMessage({ id: 'session.foundBy' }, { label: labelName, letter: lambda }),
    })),
    search,
  })
  return (
    <li
      id={sentenceId(key)}
      className={styles['sentence']}
      data-speaker={isSeat ? 'seat' : 'customer'}
      data-chosen={isChosen}
      data-heard={isHeard}
      aria-current={isHeard ? 'time' : isChosen ? 'true' : undefined}
      tabIndex={-1}
    >
      <div className="ui-flex ui-between ui-gap-16 ui-size-12">
        <strong>{isSeat ? seatName : formatMessage({ id: 'session.customer' })}</strong>
        {onPlay ? (
          <button
            type="button"
            className={styles['play']}
            aria-label={formatMessage({ id: 'session.playFrom' }, { time: clockText(atMs) })}
            onClick={() => onPlay(sentence)}
          >
            {clockText(atMs)}
          </button>
        ) : (
          <span className="ui-figures ui-faint">{clockText(atMs)}</span>
        )}
      </div>
      <Words parts={parts} />
      <Hits violations={violations} labels={labels} />
      {actions}
    </li>
  )
})

function Words({ parts }: { parts: readonly TextPart[] }) {
  return (
    <p className={styles['words']}>
      {parts.map(({ text, mark, title }, index) =>
        mark === null ? (
          <span key={index}>{text}</span>
        ) : (
          <mark key={index} data-mark={mark} title={title}>
            {text}
          </mark>
        ),
      )}
    </p>
  )
}

/** The violated rules and the labels of a sentence. */
function Hits({ violations, labels }: Pick<SpokenSentence, 'violations' | 'labels'>) {
  if (violations.length === 0 && labels.length === 0) return null
  return (
    <ul className="ui-wrap ui-gap-4 ui-list">
      {violations.map(({ id, ruleName, level }) => (
        <li key={`v${id}`}>
          <Level level={level} subject={ruleName} />
        </li>
      ))}
      {labels.map(({ labelId, labelName, hitAt }) => (
        <li key={`l${labelId}-${hitAt}`} className={styles['tag']}>
          {labelName}
        </li>
      ))}
    </ul>
  )
}

/** The element of a sentence, to scroll to it. */
export function sentenceId(key: string): string {
  return `sentence-${encodeURIComponent(key)}`
}
