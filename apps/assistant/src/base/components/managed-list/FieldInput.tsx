import { DAY_FORMAT, fromPickerDay, pickerDay, type BandOption } from '@console/ui'
import { DatePicker, Input, Select, Switch } from 'antd'
import { DecimalInput } from './DecimalInput.tsx'
import type { FieldValue, ManagedField } from './managed-field.ts'

const AREA_ROWS = { minRows: 4, maxRows: 14 }
const LINE_ROWS = { minRows: 3, maxRows: 12 }

type FieldInputProps = {
  field: ManagedField<Record<string, unknown>>
  id: string
  value: unknown
  /** Element id of the field's note, and whether that is a problem. */
  describedBy: string | undefined
  isWrong: boolean
  label: string
  isFirst: boolean
  onChange: (value: FieldValue) => void
}

/** The input of one field of a managed record. */
export function FieldInput(props: FieldInputProps) {
  const { field, id, value, describedBy, isWrong, label, isFirst, onChange } = props
  const marks = {
    id,
    // The first field has the focus.
    autoFocus: isFirst,
    'aria-invalid': isWrong,
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    ...(isWrong ? { status: 'error' as const } : {}),
  }
  switch (field.kind) {
    case 'text':
      return <Input {...marks} value={textOf(value)} onChange={({ target }) => onChange(target.value)} />
    case 'area':
      return (
        <Input.TextArea
          {...marks}
          autoSize={AREA_ROWS}
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'lines':
      return (
        <Input.TextArea
          {...marks}
          autoSize={LINE_ROWS}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        />
      )
    case 'number':
      return (
        <Input
          {...marks}
          inputMode="numeric"
          value={textOf(value)}
          onChange={({ target }) => onChange(numberOf(target.value))}
        />
      )
    case 'decimal':
      return <DecimalInput {...marks} value={value} onChange={onChange} />
    case 'day':
      return (
        <DatePicker
          {...marks}
          aria-label={label}
          format={DAY_FORMAT}
          value={typeof value === 'string' && value !== '' ? pickerDay(value) : null}
          onChange={(day) => onChange(day === null ? '' : fromPickerDay(day))}
        />
      )
    case 'switch':
      return <Switch id={id} aria-label={label} checked={value === true} onChange={onChange} />
    case 'choice':
    case 'choices':
      return (
        <Select<FieldValue>
          {...marks}
          aria-label={label}
          {...(field.kind === 'choices' ? { mode: 'multiple' as const } : {})}
          {...(field.hasNone === undefined ? {} : { placeholder: field.hasNone, allowClear: true })}
          value={chosenOf(value, field.options)}
          options={[...field.options]}
          loading={field.isLoading ?? false}
          showSearch={{ optionFilterProp: 'label' }}
          // Cleared, antd hands over undefined whatever its types say.
          onChange={(next) => onChange((next as FieldValue | undefined) ?? null)}
        />
      )
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** An invalid number stays as typed: the form reports it on submit. */
function numberOf(text: string): FieldValue {
  return /^\d{1,9}$/.test(text) ? Number(text) : text
}

/** A value that is not among the options, such as the 0 of an empty draft, counts as not chosen. */
function chosenOf(value: unknown, options: readonly BandOption<string | number>[]): FieldValue {
  if (typeof value === 'string' || typeof value === 'number')
    return options.some((option) => option.value === value) ? value : null
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : null
}
