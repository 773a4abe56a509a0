import { Input } from 'antd'
import { useIntl } from 'react-intl'
import { BandSearch } from '../query-band/BandSearch.tsx'
import { BandSelect } from '../query-band/BandSelect.tsx'
import { choiceField, idField, textField, type SearchField } from '../url-search/search-fields.ts'
import type { Filter } from './filter.ts'

type TextFilterOptions = { label: string; width: number; maxLength?: number }

/** A part of a text, the search of the band. */
export function textFilter({ label, ...input }: TextFilterOptions): Filter<string | null> {
  return {
    label,
    field: { ...textField(), format: (value) => value?.trim() || null },
    render: ({ label: name, value, onChange }) => (
      <BandSearch {...input} label={name} value={value} onChange={onChange} />
    ),
    isSearch: true,
  }
}

const MAX_DIGITS = 15

/** A number that is typed as text; only digits are accepted. */
export function idFilter({ label }: { label: string }): Filter<number | null> {
  return {
    label,
    field: idField(),
    render: ({ label: name, value, onChange }) => (
      <Input
        inputMode="numeric"
        aria-label={name}
        placeholder={name}
        allowClear
        value={value ?? ''}
        maxLength={MAX_DIGITS}
        style={{ width: 136 }}
        onChange={({ target }) => {
          const id = Number(target.value.replaceAll(/\D/g, ''))
          onChange(id === 0 ? null : id)
        }}
      />
    ),
  }
}

type ChoiceFilterOptions<V extends string | number, T> = {
  label: string
  values: readonly V[]
  /** Message id of a choice. */
  toText: (value: V) => string
  /** By default the address has the value itself, or nothing. */
  field: SearchField<V | T>
  width?: number
  /** One choice is the default and shown as any other, such as an order. */
  isAlwaysSet?: true
}

/** One of a few choices; none of them means all. */
export function choiceFilter<const V extends string | number, T = null>(
  options: Omit<ChoiceFilterOptions<V, T>, 'field'> & { field?: SearchField<V | T> },
): Filter<V | T>
export function choiceFilter<V extends string | number>({
  label,
  values,
  toText,
  field = choiceField(values),
  width,
  isAlwaysSet,
}: Omit<ChoiceFilterOptions<V, null>, 'field'> & { field?: SearchField<V | null> }): Filter<V | null> {
  const { fallback } = field
  return {
    label,
    field,
    render: ({ label: name, value, onChange, problem }) => (
      <Choice
        label={name}
        value={isAlwaysSet === true || value !== fallback ? value : null}
        choices={values}
        toText={toText}
        error={problem}
        {...(width !== undefined && { width })}
        onChange={(next) => onChange(next ?? fallback)}
      />
    ),
    useText: (value) => useChoiceText(value, toText),
    ...(isAlwaysSet && { isAlwaysSet }),
  }
}

function useChoiceText<V>(value: V | null, toText: (value: V) => string): string | undefined {
  const { formatMessage } = useIntl()
  return value === null ? undefined : formatMessage({ id: toText(value) })
}

type ChoiceProps<V extends string | number> = {
  label: string
  value: V | null
  choices: readonly V[]
  toText: (value: V) => string
  error: string | undefined
  width?: number
  onChange: (value: V | null) => void
}

function Choice<V extends string | number>({ choices, toText, ...field }: ChoiceProps<V>) {
  const { formatMessage } = useIntl()
  return (
    <BandSelect
      {...field}
      options={choices.map((value) => ({ value, label: formatMessage({ id: toText(value) }) }))}
    />
  )
}
