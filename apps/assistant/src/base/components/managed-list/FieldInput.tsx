import { useHost } from '@console/sub-app'
import type { BandOption } from '@console/ui'
import {
  DateField,
  LinesField,
  LongTextField,
  MultiSelectField,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
  withOther,
  type FieldProps,
} from '@console/ui/form'
import type { FieldValue, ManagedField } from '../managed-field.ts'

const AREA_ROWS = { minRows: 4, maxRows: 14 }

type FieldInputProps = FieldProps<FieldValue> & { field: ManagedField<Record<string, unknown>> }

/** One field of a managed record, of its kind. */
export const FieldInput = withOther(InputOfKind)

function InputOfKind({ field, value, ...props }: FieldInputProps) {
  const { timezone } = useHost()
  switch (field.kind) {
    case 'text':
      return <TextField {...props} value={formatValue(value)} />
    case 'area':
      return <LongTextField {...props} rows={AREA_ROWS} value={formatValue(value)} />
    case 'lines':
      return <LinesField {...props} value={Array.isArray(value) ? value.map(String) : []} />
    case 'number':
    case 'decimal':
      return (
        <NumberField
          {...props}
          isDecimal={field.kind === 'decimal'}
          value={typeof value === 'number' || typeof value === 'string' ? value : null}
        />
      )
    case 'day':
      return <DateField {...props} zone={timezone} value={typeof value === 'string' ? value : ''} />
    case 'switch':
      return <SwitchField {...props} value={value === true} />
    case 'choice':
      return (
        <SelectField
          {...props}
          {...toChoiceProps(field)}
          // What is not among the options, such as the nought of an empty draft, is nothing yet.
          value={field.options.find((option) => option.value === value)?.value ?? null}
        />
      )
    case 'choices':
      return (
        <MultiSelectField
          {...props}
          {...toChoiceProps(field)}
          value={Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : []}
          onChange={(chosen) => props.onChange(chosen.filter((one) => typeof one === 'number'))}
        />
      )
  }
}

type Choice = { options: readonly BandOption<string | number>[]; isLoading?: boolean; hasNone?: string }

function toChoiceProps({ options, isLoading = false, hasNone }: Choice) {
  return { options, isLoading, ...(hasNone === undefined ? {} : { noneText: hasNone }) }
}

function formatValue(value: FieldValue): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
