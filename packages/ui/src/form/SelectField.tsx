import { Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { useValueLabel } from '../query-band/use-value-label.ts'
import type { FieldProps } from './form-state.ts'
import { FormField } from './FormField.tsx'
import { withOther } from './with-other.tsx'
import styles from './FormField.module.css'

/** An option that cannot be chosen says why in its label. */
export type FieldOption<V extends string | number> = { value: V; label: string; disabled?: boolean }

type Choice<V extends string | number> = {
  options: readonly FieldOption<V>[]
  isLoading?: boolean
  /** Fetches options while the user types; without it the given options are searched. */
  search?: { onSearch: (text: string) => void; onOpen: () => void; emptyText: string }
}

type SelectFieldProps<V extends string | number> = Omit<FieldProps<V | null>, 'onChange'> &
  Choice<V> &
  (
    | {
        /** Text while nothing is chosen, which can be chosen again. */
        noneText: string
        onChange: (value: V | null) => void
      }
    | {
        noneText?: never
        /** Text while nothing is chosen, where something has to be. */
        placeholder?: string
        onChange: (value: V) => void
      }
  )

/** A choice in a form, searched by typing. */
export const SelectField = /* @__PURE__ */ withOther(PlainSelectField)

function PlainSelectField<V extends string | number>(props: SelectFieldProps<V>) {
  const { label, note, value, problem, isDisabled, isRequired, isLoading = false } = props
  const valueLabel = useValueLabel(isLoading)
  const shownId = useId()
  return (
    <FormField label={label} note={note} problem={problem} isDisabled={isDisabled} isRequired={isRequired}>
      {({ 'aria-describedby': noteId, ...control }) => (
        <Select<V>
          {...control}
          {...choiceProps(props)}
          // The chosen text is beside the field: without, a screen reader says the label alone. What is wrong with it comes first.
          aria-describedby={
            problem === undefined ? [shownId, noteId].filter((id) => id !== undefined).join(' ') : noteId
          }
          labelRender={(option) => toShown(shownId, unindented(valueLabel(option)))}
          value={value}
          placeholder={toShown(shownId, props.noneText ?? props.placeholder)}
          allowClear={props.noneText !== undefined}
          onChange={(next: V | undefined) => {
            // Cleared, antd hands over undefined.
            if (next !== undefined) props.onChange(next)
            else if (props.noneText !== undefined) props.onChange(null)
          }}
        />
      )}
    </FormField>
  )
}

type MultiSelectFieldProps<V extends string | number> = Omit<FieldProps<readonly V[]>, 'onChange'> &
  Choice<V> & { noneText?: string; onChange: (value: V[]) => void }

/** Several of some things, found by typing. */
export const MultiSelectField = /* @__PURE__ */ withOther(PlainMultiSelectField)

function PlainMultiSelectField<V extends string | number>(props: MultiSelectFieldProps<V>) {
  const { label, note, value, problem, isDisabled, isRequired, isLoading = false, noneText, onChange } = props
  const valueLabel = useValueLabel(isLoading)
  return (
    <FormField label={label} note={note} problem={problem} isDisabled={isDisabled} isRequired={isRequired}>
      {(control) => (
        <Select<V[]>
          {...control}
          {...choiceProps(props)}
          mode="multiple"
          labelRender={valueLabel}
          value={[...value]}
          {...(noneText === undefined ? {} : { placeholder: noneText, allowClear: true })}
          onChange={(next: V[] | undefined) => {
            onChange(next ?? [])
          }}
        />
      )}
    </FormField>
  )
}

function choiceProps<V extends string | number>({ options, isLoading = false, search }: Choice<V>) {
  return {
    options: [...options],
    optionRender: wholeOption,
    loading: isLoading,
    ...(search === undefined
      ? { showSearch: { optionFilterProp: 'label' } }
      : {
          showSearch: { filterOption: false as const, onSearch: search.onSearch },
          notFoundContent: search.emptyText,
          onOpenChange: (isOpen: boolean) => {
            if (isOpen) search.onOpen()
          },
        }),
  }
}

/** The chosen text, or that of nothing chosen, as the description of its field. */
function toShown(id: string, text: ReactNode): ReactNode {
  return text === undefined ? undefined : <span id={id}>{text}</span>
}

/** An option below another begins with spaces in the list, not as the chosen one. */
function unindented(label: ReactNode) {
  return typeof label === 'string' ? label.trimStart() : label
}

/** Wrapped, not cut off: the end may be what distinguishes options, or why one is disabled. */
function wholeOption({ label }: { label?: ReactNode }) {
  return <span className={styles['option']}>{label}</span>
}
