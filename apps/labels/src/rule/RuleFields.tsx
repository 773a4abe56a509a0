import type { label } from '@console/contracts'
import { MoreTexts } from '@console/sub-app'
import type { FormObject } from '@console/sub-app/form'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import type { LabelForm } from '../model/label-form.ts'
import { HitWhen } from './combine/HitWhen.tsx'
import { ConditionList } from './conditions/ConditionList.tsx'
import { toLinksKey } from './model/conditions.ts'
import { LiveSentence } from './sentence/LiveSentence.tsx'
import { ruleTexts } from './texts.ts'
import { TrialPart } from './trial/TrialPart.tsx'
import styles from './RuleFields.module.css'

type RuleFieldsProps = {
  form: FormObject<LabelForm>
  /** False while another step is shown: the trial and the engine load when this one is shown first. */
  isShown?: boolean
  /** Content around the trial of one conversation. */
  renderTrial?: (trial: ReactNode) => ReactNode
}

/**
 * The combination of the conditions, and the conditions: the fields `lambdaType`, `lambdaExpr` and `conditions` of the form, whose
 * values are those of the wire. Beside them the rule can be tried. A key renders the condition that it is typed into; what follows
 * from it is rendered a moment later.
 */
export function RuleFields({ form, isShown = true, renderTrial = (trial) => trial }: RuleFieldsProps) {
  const { values, field } = form
  const { lambdaType, lambdaExpr, conditions, triggerAt, useContext, maxHitCnt } = values
  const { checkRangeType, checkRangeBegin, checkRangeEnd } = values
  const settings = { triggerAt, useContext, maxHitCnt, checkRangeType, checkRangeBegin, checkRangeEnd }
  const rule = useMemo(() => ({ lambdaType, lambdaExpr, conditions }), [lambdaType, lambdaExpr, conditions])
  const later = useDeferredValue(rule)
  const linked = useLinked(conditions)
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return (
    <MoreTexts texts={ruleTexts}>
      <div className={styles['layout']}>
        <div className={styles['fields']}>
          <HitWhen
            lambdaType={lambdaType}
            onLambdaType={field('lambdaType').onChange}
            {...field('lambdaExpr')}
            conditions={linked}
          />
          <LiveSentence {...settings} values={later} />
          <ConditionList form={form} linked={linked} />
        </div>
        {wasShown && renderTrial(<TrialPart {...settings} values={later} />)}
      </div>
    </MoreTexts>
  )
}

/** The conditions as they were when one came, went or was to wait for another: all that others have to know of them. */
function useLinked(conditions: label.Condition[]): label.Condition[] {
  const [linked, setLinked] = useState(conditions)
  if (toLinksKey(linked) === toLinksKey(conditions)) return linked
  setLinked(conditions)
  return conditions
}
