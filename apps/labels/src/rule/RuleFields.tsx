import { MoreTexts } from '@console/sub-app'
import { useState, type ReactNode } from 'react'
import { HitWhen } from './combine/HitWhen.tsx'
import { ConditionList } from './conditions/ConditionList.tsx'
import type { RuleSettings } from './model/rule-settings.ts'
import { LiveSentence } from './sentence/LiveSentence.tsx'
import { ruleTexts } from './texts.ts'
import { TrialPart } from './trial/TrialPart.tsx'
import styles from './RuleFields.module.css'

type RuleFieldsProps = {
  settings: RuleSettings
  /** False while another step is shown: the trial and the engine load when this one is shown first. */
  isShown?: boolean
  /** Content around the trial of one conversation. */
  renderTrial?: (trial: ReactNode) => ReactNode
}

/**
 * The combination of the conditions, and the conditions: the fields `lambdaType`, `lambdaExpr` and `conditions` of the form
 * around it, whose values are those of the wire. Beside them the rule can be tried.
 */
export function RuleFields({ settings, isShown = true, renderTrial = (trial) => trial }: RuleFieldsProps) {
  const { triggerAt, useContext, maxHitCnt, checkRangeType, checkRangeBegin, checkRangeEnd } = settings
  // One by one: `settings` is a new object whenever anything of the label changes.
  const fixed = { triggerAt, useContext, maxHitCnt, checkRangeType, checkRangeBegin, checkRangeEnd }
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return (
    <MoreTexts texts={ruleTexts}>
      <div className={styles['layout']}>
        <div className={styles['fields']}>
          <HitWhen />
          <LiveSentence {...fixed} />
          <ConditionList triggerAt={triggerAt} />
        </div>
        {wasShown && renderTrial(<TrialPart {...fixed} />)}
      </div>
    </MoreTexts>
  )
}
