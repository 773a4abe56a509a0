import { renderWithTexts } from '@console/testing'
import { screen } from '@testing-library/react'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { formTexts } from './form-texts.ts'
import {
  CheckboxesField,
  CheckboxField,
  DateField,
  FormField,
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
} from './form.ts'

type Part<Value> = { value: Value; problem: undefined; onChange: (value: Value) => void }

/** A field over its value, and what that is. */
function open<Value>(initial: Value, field: (part: Part<Value>) => ReactNode) {
  let value = initial
  function ControlledField() {
    const [current, setCurrent] = useState(initial)
    value = current
    return field({ value: current, problem: undefined, onChange: setCurrent })
  }
  return { ...renderWithTexts(<ControlledField />, { messages: formTexts.en }), value: () => value }
}

const OPTIONS = [
  { value: 1, label: 'Peony' },
  { value: 2, label: 'Orchid' },
]

test.each([
  ['text', (part: Part<string>) => <TextField label="Field" {...part} />],
  ['long text', (part: Part<string>) => <LongTextField label="Field" {...part} />],
  [
    'password',
    (part: Part<string>) => <PasswordField label="Field" name="p" autoComplete="new-password" {...part} />,
  ],
])('a %s is written', async (_kind, field) => {
  const { person, value } = open<string>('', field)
  await person.type(screen.getByLabelText('Field'), 'words')
  expect(value()).toBe('words')
})

test('a required field says so to screen readers, and a hidden label names its control', () => {
  open<string>('', (part) => <TextField label="Text" isRequired {...part} />)
  open<string>('', (part) => <LongTextField label="Long text" {...part} />)
  open<string>('', ({ problem }) => (
    <FormField label="Own" isLabelHidden problem={problem}>
      {(control) => <input {...control} />}
    </FormField>
  ))
  expect(screen.getByRole('textbox', { name: 'Text' })).toBeRequired()
  expect(screen.getByRole('textbox', { name: 'Long text' })).not.toBeRequired()
  expect(screen.getByRole('textbox', { name: 'Own' })).toBeVisible()
  expect(screen.getByText('Own')).toHaveClass('visually-hidden')
})

test('a number is a number as soon as it is one, and stays as it was typed', async () => {
  const { person, value } = open<number | string | null>(null, (part) => (
    <NumberField label="Field" isDecimal {...part} />
  ))
  await person.type(screen.getByLabelText('Field'), '12.50')
  expect(value()).toBe(12.5)
  expect(screen.getByLabelText('Field')).toHaveValue('12.50')
  await person.type(screen.getByLabelText('Field'), 'x')
  expect(value()).toBe('12.50x')
})

test('lines are a list of texts', async () => {
  const { person, value } = open<readonly string[]>([], (part) => <LinesField label="Field" {...part} />)
  await person.type(screen.getByLabelText('Field'), 'a{Enter}b')
  expect(value()).toEqual(['a', 'b'])
})

test('one and several are chosen', async () => {
  const one = open<number | null>(null, (part) => (
    <SelectField label="Field" noneText="None" options={OPTIONS} {...part} />
  ))
  await one.person.click(screen.getByRole('combobox', { name: 'Field' }))
  await one.person.click(await screen.findByTitle('Orchid'))
  expect(one.value()).toBe(2)
  one.unmount()
  const several = open<number[]>([], (part) => <MultiSelectField label="Field" options={OPTIONS} {...part} />)
  await several.person.click(screen.getByRole('combobox', { name: 'Field' }))
  await several.person.click(await screen.findByTitle('Orchid'))
  expect(several.value()).toEqual([2])
})

test('a choice says to screen readers what is chosen, before its note', async () => {
  const { person } = open<number | null>(null, (part) => (
    <SelectField label="Field" noneText="None" note="Of the garden" options={OPTIONS} {...part} />
  ))
  const field = screen.getByRole('combobox', { name: 'Field' })
  expect(field).toHaveAccessibleDescription('None Of the garden')
  await person.click(field)
  await person.click(await screen.findByTitle('Orchid'))
  expect(field).toHaveAccessibleDescription('Orchid Of the garden')
})

test('an option below another one is indented in the list only', () => {
  const options = [
    { value: 1, label: 'Peony' },
    { value: 2, label: '\u00a0\u00a0Orchid' },
  ]
  open<number | null>(2, (part) => <SelectField label="Field" noneText="None" options={options} {...part} />)
  expect(screen.getByText('Orchid', { normalizer: (text) => text })).toBeVisible()
})

test('one of a tree is chosen', async () => {
  const tree = [{ value: 1, title: 'Peony', children: [{ value: 2, title: 'Orchid' }] }]
  const { person, value } = open<number | null>(null, (part) => (
    <TreeSelectField label="Field" tree={tree} {...part} />
  ))
  await person.type(screen.getByRole('combobox', { name: 'Field' }), 'orch')
  await person.click(await screen.findByTitle('Orchid'))
  expect(value()).toBe(2)
})

test('a day, a month and a time are typed', async () => {
  const day = open('', (part) => <DateField label="Field" zone="Asia/Shanghai" {...part} />)
  await day.person.type(screen.getByLabelText('Field'), '2026-11-20{Enter}')
  expect(day.value()).toBe('2026-11-20')
  day.unmount()
  const month = open('', (part) => <MonthField label="Field" {...part} />)
  await month.person.type(screen.getByLabelText('Field'), '2026-11{Enter}')
  expect(month.value()).toBe('2026-11')
  month.unmount()
  const time = open('', (part) => <TimeField label="Field" {...part} />)
  await time.person.type(screen.getByLabelText('Field'), '09:30{Enter}')
  expect(time.value()).toBe('09:30')
})

test('a day that is being typed survives a rendering, and is taken over on leaving the field', async () => {
  const day = open('2026-11-14', (part) => <DateField label="Field" zone="Asia/Shanghai" {...part} />)
  const box = screen.getByLabelText('Field')
  await day.person.clear(box)
  await day.person.type(box, '2026-11-18')
  await day.person.tab()
  expect(day.value()).toBe('2026-11-18')
})

test('Enter in an open calendar takes the day over and does not send the form', async () => {
  const onSubmit = vi.fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault())
  const day = open('', (part) => (
    <form onSubmit={onSubmit}>
      <DateField label="Field" zone="Asia/Shanghai" {...part} />
      <button type="submit">Save</button>
    </form>
  ))
  await day.person.type(screen.getByLabelText('Field'), '2026-11-20{Enter}')
  expect(day.value()).toBe('2026-11-20')
  expect(onSubmit).not.toHaveBeenCalled()
  await day.person.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a switch and a box say yes or no', async () => {
  const on = open(false, (part) => <SwitchField label="Field" {...part} />)
  await on.person.click(screen.getByRole('switch', { name: 'Field' }))
  expect(on.value()).toBe(true)
  on.unmount()
  const box = open(false, (part) => <CheckboxField label="Field" {...part} />)
  await box.person.click(screen.getByRole('checkbox', { name: 'Field' }))
  expect(box.value()).toBe(true)
})

test('one of a few is chosen, by radio buttons or segments', async () => {
  const radio = open<number | null>(null, (part) => <RadioField label="Field" options={OPTIONS} {...part} />)
  expect(screen.getByRole('radiogroup', { name: 'Field' })).toBeInTheDocument()
  await radio.person.click(screen.getByRole('radio', { name: 'Orchid' }))
  expect(radio.value()).toBe(2)
  radio.unmount()
  const segments = open(1, (part) => <SegmentedField label="Field" options={OPTIONS} {...part} />)
  await segments.person.click(screen.getByText('Orchid'))
  expect(segments.value()).toBe(2)
})

test('several of a few are chosen', async () => {
  const { person, value } = open<number[]>([1], (part) => (
    <CheckboxesField label="Field" options={OPTIONS} {...part} />
  ))
  await person.click(screen.getByRole('checkbox', { name: 'Orchid' }))
  expect(value()).toEqual([1, 2])
})

test('rows are added, written and removed, up to so many', async () => {
  const { person, value } = open<string[]>([], (part) => (
    <RowsField
      label="Field"
      emptyRow=""
      max={2}
      renderRow={(row, { number, onChange }) => (
        <input aria-label={`Row ${number}`} value={row} onChange={({ target }) => onChange(target.value)} />
      )}
      {...part}
    />
  ))
  const add = screen.getByRole('button', { name: 'Add' })
  await person.click(add)
  await person.click(add)
  expect(add).toBeDisabled()
  await person.type(screen.getByRole('textbox', { name: 'Row 2' }), 'b')
  await person.click(screen.getByRole('button', { name: 'Remove 1' }))
  expect(value()).toEqual(['b'])
})

type StringPart = Part<string> & { isRequired: true }

test.each([
  ['text', 'textbox', (part: StringPart) => <TextField label="Field" {...part} />],
  ['long text', 'textbox', (part: StringPart) => <LongTextField label="Field" {...part} />],
  ['day', 'textbox', (part: StringPart) => <DateField label="Field" zone="Asia/Shanghai" {...part} />],
  ['time', 'textbox', (part: StringPart) => <TimeField label="Field" {...part} />],
  ['choice', 'combobox', (part: StringPart) => <SelectField label="Field" options={[]} {...part} />],
  [
    'part of a tree',
    'combobox',
    (part: StringPart) => <TreeSelectField label="Field" tree={[]} {...part} onChange={() => {}} />,
  ],
  [
    'radio buttons',
    'radiogroup',
    (part: StringPart) => <RadioField label="Field" options={[]} {...part} onChange={() => {}} />,
  ],
])(
  'a required field of the kind %s is marked, says so, and has the name of its label',
  (_kind, role, field) => {
    open<string>('', (part) => field({ ...part, isRequired: true }))
    expect(screen.getByRole(role, { name: 'Field' })).toBeRequired()
    expect(screen.getByText('Field')).toHaveAttribute('data-required', 'true')
  },
)

test('a required field that cannot be changed has no mark', () => {
  open<string>('', (part) => <TextField label="Field" {...part} isRequired isDisabled />)
  expect(screen.getByText('Field')).toHaveAttribute('data-required', 'false')
})

test('a note and a problem belong to the field, and a field can be disabled', () => {
  const part = { value: '', onChange: () => {} }
  const { redraw } = renderWithTexts(<TextField label="Field" note="Short." problem={undefined} {...part} />)
  expect(screen.getByLabelText('Field')).toHaveAccessibleDescription('Short.')
  redraw(<TextField label="Field" note="Short." problem="Too long." isDisabled {...part} />)
  expect(screen.getByLabelText('Field')).toBeInvalid()
  expect(screen.getByLabelText('Field')).toBeDisabled()
  expect(screen.getByRole('alert')).toHaveTextContent('Too long.')
})
