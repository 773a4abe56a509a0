import type { label } from '@console/contracts'
import { MoreTexts } from '@console/sub-app'
import { HitWhen } from './combine/HitWhen.tsx'
import { ConditionList } from './conditions/ConditionList.tsx'
import { ruleTexts } from './messages/texts.ts'
import styles from './RuleFields.module.css'
import { LiveSentence } from './sentence/LiveSentence.tsx'
import { TrialPart } from './trial/TrialPart.tsx'

/** What step 1 of the editor says of the rule: which conditions there are, and how the rule is judged when it is tried. */
export type RuleSettings = { triggerAt: label.Trigger | null } & Pick<
  label.Rule,
  'useContext' | 'checkRangeType' | 'checkRangeBegin' | 'checkRangeEnd'
>

/**
 * How the conditions combine, and the conditions: the fields `lambdaType`, `lambdaExpr` and `conditions` of the form
 * around it, whose values are those of the wire. Beside them the rule can be tried.
 */
export function RuleFields({ settings }: { settings: RuleSettings }) {
  return (
    <MoreTexts texts={ruleTexts}>
      <div className={styles['layout']}>
        <div className={styles['fields']}>
          <HitWhen />
          <LiveSentence useContext={settings.useContext} />
          <ConditionList triggerAt={settings.triggerAt} />
        </div>
        <TrialPart settings={settings} />
      </div>
    </MoreTexts>
  )
}
