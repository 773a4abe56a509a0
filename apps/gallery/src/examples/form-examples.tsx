import {
  CheckboxesField,
  CheckboxField,
  DateField,
  LinesField,
  LongTextField,
  MonthField,
  MultiSelectField,
  NumberField,
  PasswordField,
  RadioField,
  RowsField,
  SegmentedField,
  SelectField,
  SwitchField,
  TextField,
  TimeField,
  TreeSelectField,
  type FieldProps,
} from '@console/ui/form'
import { Input } from 'antd'
import { useSample, type Example, type StateName } from '../example.ts'
import { fieldStates } from './field-states.tsx'

function useOptions() {
  const text = useSample()
  return [
    { value: 1, label: text('first') },
    { value: 2, label: text('second') },
    { value: 3, label: text('disabled'), disabled: true },
  ]
}

function Choice(props: FieldProps<number | null>) {
  return <SelectField {...props} options={useOptions()} noneText="-" />
}

function LoadingChoice(props: FieldProps<number | null>) {
  return <SelectField {...props} options={[]} noneText="-" isLoading />
}

function Choices(props: FieldProps<readonly number[]>) {
  return <MultiSelectField {...props} options={useOptions()} />
}

function Radio(props: FieldProps<number | null>) {
  return <RadioField {...props} options={useOptions()} />
}

function Checkboxes(props: FieldProps<readonly number[]>) {
  return <CheckboxesField {...props} options={useOptions()} />
}

function Segmented(props: FieldProps<number>) {
  return <SegmentedField {...props} options={useOptions().slice(0, 2)} />
}

function Day(props: FieldProps<string>) {
  return <DateField {...props} zone="UTC" />
}

function Counted(props: FieldProps<string>) {
  return <LongTextField {...props} count={{ max: 100, lengthOf: (text) => text.length }} />
}

function Password(props: FieldProps<string>) {
  return <PasswordField {...props} name="sample-password" autoComplete="new-password" />
}

function Tree(props: FieldProps<string | null>) {
  const text = useSample()
  const children = [
    { value: 'team', title: text('team') },
    { value: 'closed', title: text('disabled'), disabled: true },
  ]
  return <TreeSelectField {...props} tree={[{ value: 'root', title: text('root'), children }]} />
}

function Rows(props: FieldProps<readonly string[]>) {
  const text = useSample()
  return (
    <RowsField
      {...props}
      emptyRow=""
      max={3}
      renderRow={(row, { number, onChange }) => (
        <Input
          aria-label={`${text('name')} ${number}`}
          value={row}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    />
  )
}

const from = '@console/ui/form'

export const fieldExamples: readonly Example[] = [
  {
    name: 'TextField',
    from,
    states: fieldStates({ Field: TextField, label: 'name' }, { value: 'Abc', empty: '', other: 'Xyz' }),
  },
  {
    name: 'LongTextField',
    from,
    states: {
      ...fieldStates({ Field: LongTextField, label: 'remark' }, { value: 'Abc\nDef', empty: '' }),
      ...asOnly(
        'long',
        fieldStates({ Field: Counted, label: 'remark' }, { value: 'Abc '.repeat(30), empty: '' }),
      ),
    },
  },
  {
    name: 'LinesField',
    from,
    states: fieldStates<readonly string[]>(
      { Field: LinesField, label: 'list' },
      { value: ['Abc', 'Def'], empty: [] },
    ),
  },
  {
    name: 'NumberField',
    from,
    states: fieldStates<number | string | null>(
      { Field: NumberField, label: 'calls' },
      { value: 12, empty: null, other: 14 },
    ),
  },
  {
    name: 'SelectField',
    from,
    states: {
      ...fieldStates<number | null>({ Field: Choice, label: 'name' }, { value: 1, empty: null, other: 2 }),
      ...asOnly(
        'loading',
        fieldStates<number | null>({ Field: LoadingChoice, label: 'name' }, { value: 1, empty: null }),
      ),
    },
  },
  {
    name: 'MultiSelectField',
    from,
    states: fieldStates<readonly number[]>({ Field: Choices, label: 'list' }, { value: [1, 2], empty: [] }),
  },
  {
    name: 'TreeSelectField',
    from,
    states: fieldStates<string | null>(
      { Field: Tree, label: 'root' },
      { value: 'team', empty: null, other: 'root' },
    ),
  },
  {
    name: 'RadioField',
    from,
    states: fieldStates<number | null>({ Field: Radio, label: 'name' }, { value: 1, empty: null, other: 2 }),
  },
  {
    name: 'CheckboxField',
    from,
    states: fieldStates<boolean>(
      { Field: CheckboxField, label: 'good' },
      { value: true, empty: false, other: false },
    ),
  },
  {
    name: 'CheckboxesField',
    from,
    states: fieldStates<readonly number[]>({ Field: Checkboxes, label: 'list' }, { value: [1], empty: [] }),
  },
  {
    name: 'SegmentedField',
    from,
    states: fieldStates<number>({ Field: Segmented, label: 'name' }, { value: 1, empty: 2, other: 2 }),
  },
  {
    name: 'SwitchField',
    from,
    states: fieldStates<boolean>(
      { Field: SwitchField, label: 'good' },
      { value: true, empty: false, other: false },
    ),
  },
  {
    name: 'DateField',
    from,
    states: fieldStates<string>({ Field: Day, label: 'day' }, { value: '2026-01-05', empty: '' }),
  },
  {
    name: 'MonthField',
    from,
    states: fieldStates<string>({ Field: MonthField, label: 'month' }, { value: '2026-01', empty: '' }),
  },
  {
    name: 'TimeField',
    from,
    states: fieldStates<string>({ Field: TimeField, label: 'time' }, { value: '09:30', empty: '' }),
  },
  {
    name: 'PasswordField',
    from,
    states: withoutOther(
      fieldStates<string>({ Field: Password, label: 'password' }, { value: 'sample', empty: '' }),
    ),
  },
  {
    name: 'RowsField',
    from,
    states: fieldStates<readonly string[]>(
      { Field: Rows, label: 'list' },
      { value: ['Abc', 'Def'], empty: [], other: ['Xyz'] },
    ),
  },
]

/** The normal state alone, as another one. */
function asOnly(state: StateName, { normal }: Example['states']): Example['states'] {
  return { ...(normal && { [state]: normal }) }
}

/** A password never shows the value that somebody else has saved. */
function withoutOther({ other: _other, ...states }: Example['states']): Example['states'] {
  return states
}
