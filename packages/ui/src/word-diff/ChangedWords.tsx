import { Fragment } from 'react'
import type { ChangedText } from './marked-words.ts'
import styles from './MarkedWords.module.css'

type ChangedWordsProps = {
  pieces: readonly ChangedText[]
  /** Read aloud before what was removed, and before what was added; the colours and lines are seen. */
  labels: Record<'removed' | 'added', string>
}

/** A changed text as one, with the words that were removed and added. */
export function ChangedWords({ pieces, labels }: ChangedWordsProps) {
  const isWhole = pieces.every(({ change }) => change !== 'none')
  return pieces.map(({ text, change }, index) => {
    if (change === 'none') return <span key={index}>{text}</span>
    const Change = change === 'removed' ? 'del' : 'ins'
    return (
      <Fragment key={index}>
        <span className="visually-hidden"> {labels[change]} </span>
        <Change
          className={styles['mark']}
          data-side={change === 'removed' ? 'before' : 'after'}
          data-whole={isWhole}
        >
          {text}
        </Change>
      </Fragment>
    )
  })
}
