import { renderWithTexts } from '@console/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { NumberInput } from '../number-input/NumberInput.tsx'
import { BandDay } from '../query-band/BandDay.tsx'
import { BandMonth } from '../query-band/BandMonth.tsx'
import { BandMultiSelect } from '../query-band/BandMultiSelect.tsx'
import { BandRangePicker } from '../query-band/BandRangePicker.tsx'
import { BandSearch } from '../query-band/BandSearch.tsx'
import { BandSelect } from '../query-band/BandSelect.tsx'
import { formTexts } from './form-texts.ts'
import {
  DateField,
  LinesField,
  LongTextField,
  MonthField,
  MultiSelectField,
  NumberField,
  PasswordField,
  SelectField,
  TextField,
  TimeField,
  TreeSelectField,
} from './form.ts'

type Part = { value: never; problem: undefined; onChange: (value: unknown) => void }

type Kind = {
  render: (part: Part) => ReactNode
  value: unknown
  /** Two texts that a person may type, and one that is none of its values. */
  texts: readonly [string, string, string]
  /** The text that is shown for a value; its own unless given. */
  shown?: (value: never) => string
}

const ZONE = 'Asia/Shanghai'
const OPTIONS = [
  { value: 1, label: 'Peony' },
  { value: 2, label: 'Orchid' },
]
const TREE = OPTIONS.map(({ value, label: title }) => ({ value, title }))
const toLabel = (value: number | null) => OPTIONS.find((option) => option.value === value)?.label ?? ''
const toLabels = (values: readonly number[]) => values.map(toLabel).join()

const FIELDS: Readonly<Record<string, Kind>> = {
  text: { render: (part) => <TextField label="Field" {...part} />, value: 'old', texts: ['a', 'b c', ' '] },
  'long text': {
    render: (part) => <LongTextField label="Field" {...part} />,
    value: 'old',
    texts: ['a', 'b c', ' '],
  },
  lines: {
    render: (part) => <LinesField label="Field" {...part} />,
    value: ['old'],
    texts: ['a', 'b c', ' '],
    shown: (value: string[]) => value.join('\n'),
  },
  password: {
    render: (part) => <PasswordField label="Field" name="p" autoComplete="new-password" {...part} />,
    value: 'old',
    texts: ['a', 'b c', ' '],
  },
  number: { render: (part) => <NumberField label="Field" {...part} />, value: 5, texts: ['12', '7', '-3'] },
  decimal: {
    render: (part) => <NumberField label="Field" isDecimal {...part} />,
    value: 5,
    texts: ['1.5', '7', '1e'],
  },
  'number within bounds': {
    render: ({ problem: _problem, ...part }) => <NumberInput aria-label="Field" min={1} max={9} {...part} />,
    value: 5,
    texts: ['7', '150', '-'],
    shown: (value: number | null) => String(value ?? ''),
  },
  day: {
    render: (part) => <DateField label="Field" zone={ZONE} {...part} />,
    value: '2026-11-14',
    texts: ['2026-11-18', '2026-11-20', '2026-02-31'],
  },
  month: {
    render: (part) => <MonthField label="Field" max="2026-11" {...part} />,
    value: '2026-10',
    texts: ['2026-11', '2027-01', '2026-1'],
  },
  time: {
    render: (part) => <TimeField label="Field" {...part} />,
    value: '09:30',
    texts: ['13:45', '00:00', '9:75'],
  },
  choice: {
    render: (part) => <SelectField label="Field" noneText="None" options={OPTIONS} {...part} />,
    value: 1,
    texts: ['orch', 'peo', 'nothing'],
    shown: toLabel,
  },
  choices: {
    render: (part) => <MultiSelectField label="Field" noneText="None" options={OPTIONS} {...part} />,
    value: [1],
    texts: ['orch', 'peo', 'nothing'],
    shown: toLabels,
  },
  'part of a tree': {
    render: (part) => <TreeSelectField label="Field" noneText="None" tree={TREE} {...part} />,
    value: 1,
    texts: ['orch', 'peo', 'nothing'],
    shown: toLabel,
  },
}

const FILTERS: Readonly<Record<string, Kind>> = {
  search: {
    render: (part) => <BandSearch label="Field" width={100} {...part} />,
    value: 'old',
    texts: ['a', 'b c', ' '],
  },
  choice: {
    render: (part) => <BandSelect label="Field" options={OPTIONS} {...part} />,
    value: 1,
    texts: ['orch', 'peo', 'nothing'],
    shown: toLabel,
  },
  choices: {
    render: (part) => <BandMultiSelect label="Field" options={OPTIONS} width={100} {...part} />,
    value: [1],
    texts: ['orch', 'peo', 'nothing'],
    shown: toLabels,
  },
  day: {
    render: (part) => <BandDay label="Field" zone={ZONE} {...part} />,
    value: '2026-11-14',
    texts: ['2026-11-18', '2026-11-20', '2026-02-31'],
    shown: (value: string | null) => value ?? '',
  },
  month: {
    render: (part) => <BandMonth label="Field" last="2026-11" {...part} />,
    value: '2026-10',
    texts: ['2026-11', '2027-01', '2026-1'],
  },
  'range of days': {
    render: (part) => <BandRangePicker label="Field" zone={ZONE} lastDay="2026-11-30" {...part} />,
    value: ['2026-11-14', '2026-11-15'],
    texts: ['2026-11-10', '2026-12-01', '2026-02-31'],
    shown: (value: readonly string[]) => value.join(),
  },
  'range of days that may be empty': {
    render: (part) => (
      <BandRangePicker label="Field" zone={ZONE} onClear={() => part.onChange(null)} {...part} />
    ),
    value: ['2026-11-14', '2026-11-15'],
    texts: ['2026-11-10', '2026-11-20', '2026-02-31'],
    shown: (value: readonly string[] | null) => (value ?? ['', '']).join(),
  },
}

/** A form with the field; sent, it notes the value, as a page would. */
function open({ render, value: initial }: Kind) {
  const sent: unknown[] = []
  function Page() {
    const [value, setValue] = useState(initial)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent.push(value)
        }}
      >
        {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind has a value of its own type */}
        {render({ value: value as never, problem: undefined, onChange: setValue })}
        <button type="submit">Save</button>
      </form>
    )
  }
  return { ...renderWithTexts(<Page />, { messages: formTexts.en }), sent }
}

const inputs = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea):not([aria-hidden=true])'),
  ].filter(({ type }) => type !== 'hidden')

/** The texts of the field, or the labels of what is chosen, as a person reads them. */
function shownText(): string {
  const select = document.querySelector('form .ant-select')
  if (select === null)
    return inputs()
      .map(({ value }) => value)
      .join()
  const typed = inputs()
    .map(({ value }) => value)
    .join('')
  const chosen = [...select.querySelectorAll('.ant-select-selection-item-content')]
  const labels = chosen.map(({ textContent }) => textContent)
  if (select.classList.contains('ant-select-multiple'))
    return [...labels, ...(typed === '' ? [] : [typed])].join()
  return typed || (select.querySelector('.ant-select-content-has-value')?.textContent ?? '')
}

type Action = (person: UserEvent, kind: Kind) => Promise<unknown>

const firstInput = (): HTMLInputElement => {
  const [input] = inputs()
  if (input === undefined) throw new Error('the field has no input')
  return input
}

async function enter(person: UserEvent): Promise<void> {
  fireEvent.mouseDown(firstInput())
  await person.click(firstInput())
}

/** The last letter by its key; the others at once, since each draws a calendar again. */
async function retype(person: UserEvent, text: string): Promise<void> {
  await enter(person)
  await person.clear(firstInput())
  if (text.length > 1) await person.paste(text.slice(0, -1))
  if (text !== '') await person.keyboard(text.slice(-1))
}

/** The same for every field: each begins where the one before ended. */
const ACTIONS: Readonly<Record<string, Action>> = {
  'types a text and leaves with Tab': async (person, { texts }) => {
    await retype(person, texts[0])
    await person.tab()
  },
  'types what is no value, or beyond the limits, and leaves with Tab': async (person, { texts }) => {
    await retype(person, texts[1])
    await person.tab()
    await retype(person, texts[2])
    await person.tab()
  },
  'types half a text': async (person, { texts }) => retype(person, texts[0].slice(0, 3)),
  'types a text and presses Enter': async (person, { texts }) => {
    await retype(person, texts[1])
    await person.keyboard('{Enter}')
  },
  'empties it with the keyboard and leaves with Tab': async (person) => {
    await retype(person, '')
    await person.keyboard('{Backspace}')
    await person.tab()
  },
  'types what is no value, and presses Escape': async (person, { texts }) => {
    await retype(person, texts[2])
    await person.keyboard('{Escape}')
  },
  'pastes what is no value, then a value': async (person, { texts }) => {
    await retype(person, '')
    await person.paste(texts[2])
    await person.clear(firstInput())
    await person.paste(texts[0])
  },
  'composes a text': async (_person, { texts }) => {
    const input = firstInput()
    input.focus()
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: texts[0] } })
    fireEvent.compositionEnd(input)
  },
  'uses the clear icon': async (person, { texts }) => {
    await retype(person, texts[0])
    await person.tab()
    const icon = document.querySelector(
      'form .ant-picker-clear, form .ant-select-clear, form .ant-input-clear-icon',
    )
    if (icon !== null) {
      fireEvent.mouseDown(icon)
      fireEvent.click(icon)
    }
  },
}

const CASES = [
  ...Object.entries(FIELDS).map(([name, kind]) => [`a field: ${name}`, kind] as const),
  ...Object.entries(FILTERS).map(([name, kind]) => [`a filter: ${name}`, kind] as const),
]

test.each(CASES)('%s sends what it shows, whatever a person does with it', async (_name, kind) => {
  const { person, sent } = open(kind)
  const shown = kind.shown ?? String
  for (const [name, action] of Object.entries(ACTIONS)) {
    await action(person, kind)
    // Pickers restore the text of what they drop a frame later, if they do.
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
    const before = sent.length
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    expect({ [name]: shown(sent.at(-1) as never) }).toEqual({ [name]: shownText() })
  }
  expect(sent.length).toBeGreaterThanOrEqual(Object.keys(ACTIONS).length)
})
