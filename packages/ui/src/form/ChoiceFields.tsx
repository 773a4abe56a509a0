import { Checkbox, Radio } from 'antd'
import { useId } from 'react'
import type { FieldProps } from './form-state.ts'
import { FieldNote, FormGroup } from './FormField.tsx'
import { withOther } from './with-other.tsx'
import styles from './FormField.module.css'

type Options<V extends string | number> = {
  options: readonly { value: V; label: string; disabled?: boolean }[]
}

/** One of a few, each on a line of its own. Part of the kit's tier `forms`. */
export const RadioField = /* @__PURE__ */ withOther(PlainRadioField)

function PlainRadioField<V extends string | number>(props: FieldProps<V | null> & Options<V>) {
  const { label, note, value, problem, isDisabled = false, isRequired = false, options, onChange } = props
  return (
    <FormGroup label={label} note={note} problem={problem} isRequired={isRequired}>
      {(group) => (
        <div role="radiogroup" {...(isRequired && { 'aria-required': true })} {...group}>
          <Radio.Group
            role="presentation"
            className="ui-wrap ui-gap-4-16"
            options={[...options]}
            value={value}
            disabled={isDisabled}
            onChange={({ target }) => {
              const chosen = options.find((option) => option.value === target.value)
              if (chosen !== undefined) onChange(chosen.value)
            }}
          />
        </div>
      )}
    </FormGroup>
  )
}

/** Yes or no, with its label beside the box. Part of the kit's tier `forms`. */
export const CheckboxField = /* @__PURE__ */ withOther(PlainCheckboxField)

function PlainCheckboxField({
  label,
  note,
  value,
  problem,
  isDisabled = false,
  onChange,
}: FieldProps<boolean>) {
  const noteId = `${useId()}-note`
  return (
    <div className={styles['field']}>
      <Checkbox
        checked={value}
        disabled={isDisabled}
        {...(problem === undefined ? {} : { 'aria-invalid': true })}
        {...((problem ?? note) === undefined ? {} : { 'aria-describedby': noteId })}
        onChange={({ target }) => {
          onChange(target.checked)
        }}
      >
        {label}
      </Checkbox>
      <FieldNote id={noteId} note={note} problem={problem} />
    </div>
  )
}

/** Several of a few, all in view. Part of the kit's tier `forms`. */
export const CheckboxesField = /* @__PURE__ */ withOther(PlainCheckboxesField)

function PlainCheckboxesField<V extends string | number>(
  props: Omit<FieldProps<readonly V[]>, 'onChange'> & Options<V> & { onChange: (value: V[]) => void },
) {
  const { label, note, value, problem, isDisabled = false, isRequired = false, options, onChange } = props
  return (
    <FormGroup label={label} note={note} problem={problem} isRequired={isRequired}>
      {(group) => (
        <div role="group" {...group}>
          <Checkbox.Group<V>
            role="presentation"
            className="ui-wrap ui-gap-4-16"
            options={[...options]}
            value={[...value]}
            disabled={isDisabled}
            onChange={onChange}
          />
        </div>
      )}
    </FormGroup>
  )
}
