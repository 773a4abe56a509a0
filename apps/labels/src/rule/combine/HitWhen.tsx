import { label } from '@console/contracts'
import { Form, Segmented } from 'antd'
import { memo, useId } from 'react'
import { useIntl } from 'react-intl'
import type { RuleValues } from '../model/rule-values.ts'
import { ExpressionField } from './ExpressionField.tsx'
import { useExpressionRule } from './use-expression-rule.ts'
import styles from './HitWhen.module.css'

/** How the conditions combine (LABEL-075..077). */
export const HitWhen = memo(function HitWhen() {
  const { formatMessage } = useIntl()
  const id = useId()
  const form = Form.useFormInstance<RuleValues>()
  const lambdaType = Form.useWatch('lambdaType', { form, preserve: true })
  const rule = useExpressionRule()
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {formatMessage({ id: 'rule.hitWhen' })}
        </h2>
        <Form.Item name="lambdaType" noStyle rules={[{ required: true }]}>
          <Segmented<label.Rule['lambdaType']>
            name={id}
            aria-labelledby={id}
            options={Object.values(label.LAMBDA_TYPE).map((value) => ({
              value,
              label: formatMessage({ id: `rule.combine.${value}` }),
            }))}
          />
        </Form.Item>
      </div>
      {lambdaType === label.LAMBDA_TYPE.custom && (
        <Form.Item name="lambdaExpr" noStyle rules={[rule]}>
          <ExpressionField />
        </Form.Item>
      )}
    </section>
  )
})
