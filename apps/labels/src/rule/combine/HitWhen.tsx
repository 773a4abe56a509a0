import { label } from '@console/contracts'
import type { FieldBinding } from '@console/sub-app/form'
import { Segmented } from 'antd'
import { memo, useId } from 'react'
import { useIntl } from 'react-intl'
import { ExpressionField } from './ExpressionField.tsx'

type LambdaType = label.Rule['lambdaType']
type HitWhenProps = {
  lambdaType: LambdaType
  onLambdaType: (value: LambdaType) => void
  /** The expression, as a field of the form. */
  value: string
  problem: string | undefined
  onChange: FieldBinding<string>['onChange']
  conditions: label.Condition[]
}

/** Field for the combination of the conditions (LABEL-075..077). */
export const HitWhen = memo(function HitWhen({ lambdaType, onLambdaType, ...expression }: HitWhenProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <section className="ui-stack ui-gap-8">
      <div className="ui-cluster ui-between ui-gap-8">
        <h2 id={id} className="ui-body ui-strong">
          {formatMessage({ id: 'rule.hitWhen' })}
        </h2>
        <Segmented<LambdaType>
          name={id}
          aria-labelledby={id}
          aria-required
          value={lambdaType}
          options={Object.values(label.LAMBDA_TYPE).map((value) => ({
            value,
            label: formatMessage({ id: `rule.combine.${value}` }),
          }))}
          onChange={onLambdaType}
        />
      </div>
      {lambdaType === label.LAMBDA_TYPE.custom && <ExpressionField {...expression} />}
    </section>
  )
})
