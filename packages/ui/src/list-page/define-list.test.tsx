import { renderWithTexts, setViewportWidth } from '@console/testing'
import { screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressNoticeTexts } from '../address-notice/address-notice-texts.ts'
import { EmptyState } from '../states/EmptyState.tsx'
import { dayField, idField, oneOfField } from '../url-search/search-fields.ts'
import { defineList } from './define-list.ts'
import type { Filter } from './filter.ts'
import { choiceFilter, idFilter, textFilter } from './filters.tsx'
import { ListPage } from './ListPage.tsx'
import { useListSearch } from './use-list-search.ts'

const TEXTS = {
  'seat.name': 'Name',
  'seat.team': 'Team',
  'seat.team.sales': 'Sales',
  'seat.team.service': 'Service',
  'seat.desk': 'Desk',
  'seat.order': 'Order',
  'seat.order.name': 'By name',
  'seat.order.newest': 'Newest first',
  'seat.days': 'Days',
}

const days: Filter<readonly [string, string] | null> = {
  label: 'seat.days',
  field: {
    fallback: null,
    fields: { from: dayField(), to: dayField() },
    read: ({ from, to }) => (typeof from === 'string' && typeof to === 'string' ? [from, to] : null),
    write: (range) => ({ from: range?.[0] ?? null, to: range?.[1] ?? null }),
  },
  useText: (range) => range?.join(' – '),
}

const seats = defineList({
  filters: {
    search: textFilter({ label: 'seat.name', width: 200 }),
    // A desk belongs to a team.
    team: {
      ...choiceFilter({
        label: 'seat.team',
        values: ['sales', 'service'],
        toText: (team) => `seat.team.${team}`,
      }),
      clears: ['desk'],
    },
    desk: idFilter({ label: 'seat.desk' }),
    days,
    order: choiceFilter({
      label: 'seat.order',
      values: ['newest', 'name'],
      toText: (order) => `seat.order.${order}`,
      field: oneOfField(['newest', 'name'], 'newest'),
      isAlwaysSet: true,
    }),
  },
  beside: { open: idField() },
})

const refetch = vi.fn(async () => undefined)

function SeatPage() {
  const list = useListSearch(seats)
  return (
    <ListPage
      list={list}
      query={{
        data: [],
        error: null,
        isError: false,
        isFetching: false,
        isPlaceholderData: false,
        isRefetchError: false,
        refetch,
      }}
      toRowPage={(rows: { id: number }[]) => ({ rows, total: rows.length })}
      label="Seats"
      noPermission={null}
      columns={[{ key: 'id', title: 'Seat', dataIndex: 'id' }]}
      rowKey={({ id }) => id}
      mobileCard={({ id }) => id}
      states={{ failed: 'Not loaded', empty: <EmptyState title="No agents yet" /> }}
      filteredTitle="No agent matches"
      useHiddenCount={useHiddenCount}
    />
  )
}

function useHiddenCount() {
  return { total: 45 }
}

function open(address = '') {
  const router = createMemoryRouter([{ path: '*', element: <SeatPage /> }], {
    initialEntries: [`/seats${address}`],
  })
  const view = renderWithTexts(<RouterProvider router={router} />, {
    messages: { ...addressNoticeTexts.en, ...TEXTS },
  })
  return { ...view, search: () => router.state.location.search }
}

const inquire = () => screen.getByRole('button', { name: 'Inquire' })
const tags = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

afterEach(() => {
  setViewportWidth(1440)
  refetch.mockClear()
})

describe('the declared filters of a list', () => {
  test('have their values of the address in the controls of the band', () => {
    open('?search=Lin&team=sales&desk=7&order=name')
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Lin')
    expect(screen.getByRole('textbox', { name: 'Desk' })).toHaveValue('7')
    expect(screen.getByText('Sales')).toBeVisible()
    expect(screen.getByText('By name')).toBeVisible()
    // Declared without a control.
    expect(screen.queryByText('Days')).toBeNull()
  })

  test('are written to the address by Inquire: a text without spaces around it, defaults not at all', async () => {
    const { person, search } = open('?open=3')
    await person.type(screen.getByRole('textbox', { name: 'Name' }), ' Lin ')
    await person.type(screen.getByRole('textbox', { name: 'Desk' }), 'No. 7')
    expect(search()).toBe('?open=3')
    await person.click(inquire())
    expect(search()).toBe('?search=Lin&desk=7&open=3')
  })

  test('that match nothing are named, each with a way to take it off', async () => {
    const { person, search } = open('?search=Lin&team=sales&desk=7&from=2026-11-01&to=2026-11-07&order=name')
    expect(screen.getByText('No agent matches')).toBeVisible()
    expect(screen.getByText(/45/)).toBeVisible()
    expect(tags()).toEqual(['Name: Lin', 'Team: Sales', 'Desk: 7', 'Days: 2026-11-01 – 2026-11-07'])
    await person.click(screen.getByRole('button', { name: /Days/ }))
    expect(search()).toBe('?search=Lin&team=sales&desk=7&order=name')
  })

  test('go back to their defaults with the one that they depend on', async () => {
    const { person, search } = open('?search=Lin&team=sales&desk=7')
    await person.click(screen.getByRole('button', { name: /Team: Sales/ }))
    expect(search()).toBe('?search=Lin')
  })

  test('count on a phone, an order does not', () => {
    setViewportWidth(390)
    open('?team=sales&order=name')
    expect(screen.getByRole('button', { name: 'Filters, 1 set' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible()
  })

  test('that are malformed filter nothing', () => {
    open('?team=boss&order=name')
    expect(screen.getByText('No agents yet')).toBeVisible()
  })
})
