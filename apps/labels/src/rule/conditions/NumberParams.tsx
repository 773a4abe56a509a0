import { label } from '@console/contracts'
import { SelectField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { WholeNumberField } from '../../components/WholeNumberField.tsx'
import type { ConditionField } from '../model/problems.ts'
import type { RuleMessageId } from '../texts.ts'

/** Props of every field of parameters. */
export type ParamProps = {
  problemOf: (field: ConditionField) => string | undefined
  onChange: (changes: object) => void
}

type NumberName = keyof typeof label.PARAM_BOUNDS
type NumberParamProps = ParamProps & { name: NumberName; text: RuleMessageId; value: number | null }

/** A number of a condition's parameters. */
export function NumberParam({ name, text, value, problemOf, onChange }: NumberParamProps) {
  const { formatMessage } = useIntl()
  return (
    <div data-field={name}>
      <WholeNumberField
        label={formatMessage({ id: text })}
        value={value}
        bounds={label.PARAM_BOUNDS[name]}
        problem={problemOf(name)}
        onChange={(next) => onChange({ [name]: next })}
      />
    </div>
  )
}

/** A number and how it is compared (LABEL-105). */
export function ComparedNumber({
  operator,
  ...number
}: NumberParamProps & { operator: label.Operator | null }) {
  const { formatMessage } = useIntl()
  const { problemOf, onChange } = number
  return (
    <>
      <div data-field="operator">
        <SelectField<label.Operator>
          label={formatMessage({ id: 'rule.operator' })}
          placeholder={formatMessage({ id: 'rule.operator.choose' })}
          value={operator}
          options={label.OPERATORS.map((value) => ({ value, label: value }))}
          problem={problemOf('operator')}
          onChange={(next) => onChange({ operator: next })}
        />
      </div>
      <NumberParam {...number} />
    </>
  )
}
