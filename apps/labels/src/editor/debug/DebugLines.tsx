import { label } from '@console/contracts'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { lineSpan, type SimulatedLine, type Source } from '../../model/simulated-line.ts'
import styles from './Debug.module.css'
import { RichAnswer } from './RichAnswer.tsx'

type DebugLinesProps = {
  lines: readonly SimulatedLine[]
  pending: { question: string; source: Source } | null
}

/** What was said so far, the two sides on opposite edges, each line with its answer below it (LABEL-137). */
export function DebugLines({ lines, pending }: DebugLinesProps) {
  const { formatMessage } = useIntl()
  const end = useRef<HTMLLIElement>(null)
  const count = lines.length + (pending === null ? 0 : 1)
  const isAnswered = pending === null
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [count, isAnswered])
  return (
    <ol
      className={styles['lines']}
      aria-label={formatMessage({ id: 'label.debug.lines' })}
      aria-live="polite"
    >
      {count === 0 && <li className={styles['empty']}>{formatMessage({ id: 'label.debug.empty' })}</li>}
      {lines.map((line) => (
        <Line key={line.number} {...line} />
      ))}
      {pending !== null && <Line number={lines.length + 1} {...pending} answer={null} />}
      <li ref={end} aria-hidden="true" className={styles['end']} />
    </ol>
  )
}

type LineProps = Omit<SimulatedLine, 'answer'> & {
  /** Null until the server has answered. */
  answer: string | null
}

function Line({ number, source, question, answer }: LineProps) {
  const { formatMessage } = useIntl()
  const { beginMs, endMs } = lineSpan(number)
  const side = source === label.SOURCE.output ? 'output' : 'input'
  return (
    <li className={styles['line']} data-side={side}>
      <span className={styles['who']}>
        {formatMessage({ id: `label.debug.${side}` })}
        <span>{formatMessage({ id: 'label.debug.span' }, { beginMs, endMs })}</span>
      </span>
      <p className={styles['question']} dir="auto">
        {question}
      </p>
      {answer === null ? (
        <p className={styles['waiting']}>{formatMessage({ id: 'label.debug.waiting' })}</p>
      ) : (
        <RichAnswer html={answer} />
      )}
    </li>
  )
}
