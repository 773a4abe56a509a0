import { label } from '@console/contracts'
import { useIntl } from 'react-intl'
import { readParams } from '../model/params.ts'
import { summaryParts } from '../model/summary.ts'
import { renderPhrase } from '../render-phrase.tsx'
import { Fragment } from 'react'
import styles from './ConditionSummary.module.css'

/** Between the parts of a summary. Punctuation is no text of the messages. */
const COMMA = { en: ', ', zh: '，' }

/** What a condition looks for, in one line. */
export function ConditionSummary({ condition }: { condition: label.Condition }) {
  const intl = useIntl()
  const read = readParams(condition)
  const comma = COMMA[intl.locale.startsWith('zh') ? 'zh' : 'en']
  return (
    <span className={styles['summary']}>
      {summaryParts(condition).map((part, index) => (
        <Fragment key={part.id}>
          {index > 0 && comma}
          {renderPhrase(intl, part, null)}
        </Fragment>
      ))}
      {read.type === label.CONDITION_TYPE.regex && read.params.regex !== '' && (
        <>
          {comma}
          <code className={styles['regex']}>{read.params.regex}</code>
        </>
      )}
    </span>
  )
}
