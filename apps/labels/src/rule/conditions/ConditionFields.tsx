import { label } from '@console/contracts'
import { SelectField } from '@console/ui/form'
import { Alert, Button } from 'antd'
import { useIntl } from 'react-intl'
import { hasRole, looksAtSentences, typesOfTrigger } from '../model/condition-types.ts'
import { changeType } from '../model/conditions.ts'
import { changeParams, readParams } from '../model/params.ts'
import type { Problem } from '../model/problems.ts'
import { ChoiceField } from './ChoiceField.tsx'
import styles from './ConditionFields.module.css'
import { ParamFields } from './ParamFields.tsx'
import { RangeFields } from './RangeFields.tsx'
import { useProblemTexts } from './use-problem-texts.ts'

type ConditionFieldsProps = {
  condition: label.Condition
  triggerAt: label.Trigger | null
  problems: readonly Problem[]
  onChange: (condition: label.Condition) => void
}

/** The fields of the open condition. */
export function ConditionFields({ condition, triggerAt, problems, onChange }: ConditionFieldsProps) {
  const { formatMessage } = useIntl()
  const problemOf = useProblemTexts(condition, problems)
  const read = readParams(condition)
  const { type, role } = condition
  return (
    <div className={styles['fields']}>
      <div data-field="type">
        <TypeField {...{ condition, triggerAt, onChange }} problem={problemOf('type')} />
      </div>
      {hasRole(type) && (
        <ChoiceField
          label={formatMessage({
            id: type === label.CONDITION_TYPE.hangUp ? 'rule.role.side' : 'rule.role.said',
          })}
          value={role}
          options={[
            { value: label.ROLE.agent, label: formatMessage({ id: 'rule.role.agent' }) },
            { value: label.ROLE.customer, label: formatMessage({ id: 'rule.role.customer' }) },
          ]}
          onChange={(next) => onChange({ ...condition, role: next })}
        />
      )}
      {problems.some(({ kind }) => kind === 'unreadable') && (
        <div data-field="param" className={styles['wide']}>
          <Alert
            type="error"
            showIcon
            title={formatMessage({ id: 'rule.unreadable' })}
            action={
              <Button size="small" onClick={() => onChange(changeParams(condition, {}))}>
                {formatMessage({ id: 'rule.unreadable.use' })}
              </Button>
            }
          />
        </div>
      )}
      <ParamFields
        read={read}
        problemOf={problemOf}
        onChange={(changes) => onChange(changeParams(condition, changes))}
      />
      {(looksAtSentences(type) || hasRange(condition)) && (
        <RangeFields condition={condition} problemOf={problemOf} onChange={onChange} />
      )}
    </div>
  )
}

/** A saved range stays in view, also where the type has no use for it. */
function hasRange({ checkRangeType, preConditionLambda }: label.Condition): boolean {
  return checkRangeType !== label.CHECK_RANGE.full || preConditionLambda !== ''
}

type TypeFieldProps = Pick<ConditionFieldsProps, 'condition' | 'triggerAt' | 'onChange'> & {
  problem: string | undefined
}

/** The types of the trigger (LABEL-095, LABEL-096); one that it no longer has stays in view until another is chosen. */
function TypeField({ condition, triggerAt, onChange, problem }: TypeFieldProps) {
  const { formatMessage } = useIntl()
  const types = typesOfTrigger(triggerAt)
  const formatTypeLabel = (type: label.ConditionType) => formatMessage({ id: `rule.type.${type}` })
  const own = types.includes(condition.type)
    ? []
    : [{ value: condition.type, label: formatTypeLabel(condition.type), disabled: true }]
  return (
    <SelectField<label.ConditionType>
      label={formatMessage({ id: 'rule.type' })}
      value={condition.type}
      options={[...own, ...types.map((type) => ({ value: type, label: formatTypeLabel(type) }))]}
      problem={problem}
      onChange={(type) => {
        if (type !== condition.type) onChange(changeType(condition, type))
      }}
    />
  )
}
