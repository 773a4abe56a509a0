import { setViewportWidth } from '@console/testing'
import { uiTexts } from '@console/ui/ui-texts'
import { render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { allRows } from './page-of-rows.ts'
import { RecordTable } from './RecordTable.tsx'

afterEach(() => setViewportWidth(1440))

type Row = { id: number; name: string; shown: number; value: number | null; note: string }
const rows: Row[] = [
  { id: 1, name: 'Burst pipe', shown: 2076, value: 26519.5, note: 'Called back' },
  { id: 2, name: 'Excess', shown: 0, value: null, note: '' },
]

const answer = {
  data: rows,
  error: null,
  isError: false,
  isFetching: false,
  isPlaceholderData: false,
  isRefetchError: false,
  refetch: async () => undefined,
}

function show() {
  const texts = Object.fromEntries(
    ['name', 'shown', 'value', 'note'].map((key) => [`listed.column.${key}`, key]),
  )
  render(
    <IntlProvider locale="en" messages={{ ...uiTexts.en, ...texts, 'managed.actions': 'Actions' }}>
      <RecordTable
        texts="questions"
        label="Questions"
        query={answer}
        toRowPage={allRows<Row>}
        states={{ failed: 'The questions could not be loaded', empty: null }}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', render: ({ id, name }) => <a href={`/question/${id}`}>{name}</a> },
          { key: 'shown', render: ({ shown }) => shown, isNumber: true },
          { key: 'value', render: ({ value }) => value, isNumber: true, digits: 2 },
          { key: 'note', render: ({ note }) => note },
        ]}
        renderActions={({ name }) => <button type="button">Edit {name}</button>}
      />
    </IntlProvider>,
  )
}

const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('numbers are localised, and missing values are a dash', () => {
  show()
  expect(cellsOf(/Burst pipe/)).toEqual([
    'Burst pipe',
    '2,076',
    '26,519.50',
    'Called back',
    'Edit Burst pipe',
  ])
  expect(cellsOf(/Excess/)).toEqual(['Excess', '0', '-', '-', 'Edit Excess'])
})

test('on a phone the first column is the title of the card, with its link, and the others are its facts', () => {
  setViewportWidth(390)
  show()
  const [card] = screen.getAllByRole('listitem')
  if (card === undefined) throw new Error('no card')
  expect(within(card).getByRole('link', { name: 'Burst pipe' })).toHaveAttribute('href', '/question/1')
  expect(
    within(card)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['2,076', '26,519.50', 'Called back'])
  expect(within(card).getByRole('button', { name: 'Edit Burst pipe' })).toBeInTheDocument()
})
