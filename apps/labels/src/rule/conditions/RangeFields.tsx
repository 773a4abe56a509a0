import { label } from '@console/contracts'
import { SelectField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { ChoiceField } from '../../components/ChoiceField.tsx'
import { WholeNumberField } from '../../components/WholeNumberField.tsx'
import { changeRange } from '../model/conditions.ts'
import { RANGE_BOUNDS, type ConditionField } from '../model/problems.ts'
import styles from './ConditionFields.module.css'

type RangeFieldsProps = {
  condition: label.Condition
  problemOf: (field: ConditionField) => string | undefined
  onChange: (condition: label.Condition) => void
}

/** The sentences that a condition looks at, and the other condition before it (LABEL-099..102). */
export function RangeFields({
  conditions,
  ...props
}: RangeFieldsProps & { conditions: readonly label.Condition[] }) {
  const { condition, problemOf, onChange } = props
  const { formatMessage } = useIntl()
  const { checkRangeType } = condition
  const isRelative = checkRangeType === label.CHECK_RANGE.relative
  // A condition cannot wait for itself (LABEL-101).
  const others = conditions.filter(({ lambda }) => lambda !== condition.lambda)
  return (
    <>
      <SelectField
        label={formatMessage({ id: 'rule.range' })}
        value={checkRangeType}
        options={Object.values(label.CHECK_RANGE).map((value) => ({
          value,
          label: formatMessage({ id: `rule.range.${value}` }),
        }))}
        problem={undefined}
        onChange={(next) => onChange(changeRange(condition, next))}
      />
      <div data-field="preConditionLambda">
        <SelectField<string>
          label={formatMessage({ id: isRelative ? 'rule.pre.near' : 'rule.pre.after' })}
          noneText={formatMessage({ id: 'rule.pre.none' })}
          value={condition.preConditionLambda || null}
          options={others.map(({ lambda: letter }) => ({
            value: letter,
            label: formatMessage({ id: 'rule.condition' }, { letter }),
          }))}
          problem={problemOf('preConditionLambda')}
          onChange={(letter: string | null) => onChange({ ...condition, preConditionLambda: letter ?? '' })}
        />
      </div>
      {checkRangeType !== label.CHECK_RANGE.full && <RangeBounds {...props} />}
    </>
  )
}

function RangeBounds({ condition, problemOf, onChange }: RangeFieldsProps) {
  const { formatMessage } = useIntl()
  const isRelative = condition.checkRangeType === label.CHECK_RANGE.relative
  const note = formatMessage({ id: isRelative ? 'rule.range.relative.note' : 'rule.range.fixed.note' })
  return (
    <>
      <div className={`${styles['wide']} ${styles['bounds']}`}>
        <div data-field="checkRangeBegin">
          <WholeNumberField
            label={formatMessage({ id: 'rule.range.from' })}
            value={condition.checkRangeBegin}
            bounds={RANGE_BOUNDS}
            problem={problemOf('checkRangeBegin')}
            onChange={(checkRangeBegin) => onChange({ ...condition, checkRangeBegin })}
          />
        </div>
        <div data-field="checkRangeEnd">
          <WholeNumberField
            label={formatMessage({ id: 'rule.range.to' })}
            value={condition.checkRangeEnd}
            bounds={RANGE_BOUNDS}
            problem={problemOf('checkRangeEnd')}
            onChange={(checkRangeEnd) => onChange({ ...condition, checkRangeEnd })}
          />
        </div>
        <ChoiceField
          label={formatMessage({ id: 'rule.policy' })}
          value={condition.checkRangePolicy}
          options={Object.values(label.RANGE_POLICY).map((value) => [value, `rule.policy.${value}`] as const)}
          onChange={(checkRangePolicy) => onChange({ ...condition, checkRangePolicy })}
        />
      </div>
      <span className={`${styles['wide']} ${styles['note']}`}>{note}</span>
    </>
  )
}
