import { label } from '@console/contracts'
import type { ExplainedCondition } from '@console/label-engine'
import { useIntl } from 'react-intl'
import { MAX_TRIED_SENTENCES } from './model/conversation-text.ts'
import type { TriedRule } from '../model/tried-rule.ts'
import styles from './TrialPanel.module.css'
import { TrialSentence } from './TrialSentence.tsx'
import type { TrialState } from './use-trial.ts'

type TrialSentencesProps = { trial: TrialState; tried: TriedRule; conditions: readonly ExplainedCondition[] }

/** The tried conversation, with the words that conditions found. */
export function TrialSentences({ trial, tried, conditions }: TrialSentencesProps) {
  const { formatMessage } = useIntl()
  const { sentences } = trial.conversation
  const hasEmotion = tried.rule.conditions.some(({ type }) => type === label.CONDITION_TYPE.emotion)
  if (sentences.length === 0) {
    return (
      <div className={styles['empty']}>
        <b>{formatMessage({ id: 'trial.none' })}</b>
        {formatMessage({ id: 'trial.none.text' })}
      </div>
    )
  }
  return (
    <div className={styles['scroll']}>
      <ol className={styles['sentences']} aria-label={formatMessage({ id: 'trial.sentences' })}>
        {sentences.map((sentence, index) => (
          <TrialSentence
            // oxlint-disable-next-line react/no-array-index-key -- a sentence has no identity but its number
            key={index}
            index={index}
            sentence={sentence}
            conditions={conditions}
            hasEmotion={hasEmotion}
            onRemove={() => trial.remove(index)}
            onEmotion={(isAngry) => trial.setEmotion(index, isAngry)}
          />
        ))}
      </ol>
      {trial.isCut && (
        <p className={styles['note']}>{formatMessage({ id: 'trial.cut' }, { max: MAX_TRIED_SENTENCES })}</p>
      )}
    </div>
  )
}
