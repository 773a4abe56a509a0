import { type FieldProps, FormGroup, withOther } from '@console/ui/form'
import { Segmented } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'

type ChoiceFieldProps<V extends string | number> = Omit<FieldProps<V | null>, 'onChange' | 'problem'> & {
  problem?: string | undefined
  /** Values, with the ids of their texts. */
  options: readonly (readonly [value: V, text: string])[]
  onChange: (value: V) => void
}

/** One of a few, all in view. There is no way back to none. */
export const ChoiceField = /* @__PURE__ */ withOther(PlainChoiceField)

function PlainChoiceField<V extends string | number>(props: ChoiceFieldProps<V>) {
  const { label, note, value, problem, isDisabled = false, options, onChange } = props
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <FormGroup label={label} note={note} problem={problem}>
      {(group) => (
        <Segmented<V>
          {...group}
          block
          name={id}
          aria-required
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- antd marks none for null, and the first for undefined
          value={value as V}
          options={options.map(([option, text]) => ({ value: option, label: formatMessage({ id: text }) }))}
          disabled={isDisabled}
          onChange={onChange}
        />
      )}
    </FormGroup>
  )
}
