import { renderWithTexts, setViewportWidth } from '@console/testing'
import { screen, within } from '@testing-library/react'
import { Button, Input } from 'antd'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressNoticeTexts } from '../address-notice/address-notice-texts.ts'
import { QueryBand } from '../query-band/QueryBand.tsx'
import { EmptyState } from '../states/EmptyState.tsx'
import { textField } from '../url-search/search-fields.ts'
import type { BandProps } from './filter.ts'
import { FilteredEmpty } from './FilteredEmpty.tsx'
import { pageField, sizeField, type ListDefinition } from './list-definition.ts'
import type { ListQuery } from './list-query.ts'
import { ListPage } from './ListPage.tsx'
import { useBandDraft } from './use-band-draft.ts'
import { useListSearch } from './use-list-search.ts'

type Seat = { id: number; name: string }
type Filters = { text: string | null; team: string | null }
type Answer = { seats: Seat[]; total: number }

const shape = {
  text: textField(),
  team: textField(),
  site: textField(),
  page: pageField(50),
  size: sizeField(20),
}
const seats: ListDefinition<typeof shape, Filters> = {
  shape,
  toFilters: ({ text, team }) => ({ text, team }),
  toSearch: ({ text, team }) => ({ text: text?.trim() ?? null, team }),
  contextFields: ['site'],
  pageSize: 20,
}
const FULL: Answer = { seats: [{ id: 1, name: 'Lin Yue' }], total: 45 }
const NONE: Answer = { seats: [], total: 0 }

function queryOf(answer: Partial<ListQuery<Answer>>): ListQuery<Answer> {
  return {
    data: undefined,
    error: null,
    isError: false,
    isFetching: false,
    isPlaceholderData: false,
    isRefetchError: false,
    refetch: vi.fn(async () => undefined),
    ...answer,
  }
}

function Band(props: BandProps<Filters>) {
  const { draft, edit, band } = useBandDraft(props)
  return (
    <QueryBand
      {...band}
      search={
        <Input
          aria-label="Name"
          value={draft.text ?? ''}
          onChange={({ target }) => edit({ text: target.value })}
        />
      }
    >
      <Input
        aria-label="Team"
        value={draft.team ?? ''}
        onChange={({ target }) => edit({ team: target.value })}
      />
    </QueryBand>
  )
}

const bandOf = (band: BandProps<Filters>) => <Band {...band} />
const cardOf = (seat: Seat) => <strong>{seat.name}</strong>

function Page({ query, instead }: { query: ListQuery<Answer>; instead?: string }) {
  const list = useListSearch(seats)
  const { text, team } = list.filters
  return (
    <ListPage
      list={list}
      query={query}
      toRowPage={(answer) => ({ rows: answer.seats, total: answer.total })}
      label="Seats"
      noPermission={<p>Not for you</p>}
      band={bandOf}
      formatCount={({ total }) => `${total} seats`}
      action={<Button>New seat</Button>}
      columns={[{ key: 'name', title: 'Seat', dataIndex: 'name' }]}
      rowKey={({ id }) => id}
      mobileCard={cardOf}
      instead={instead}
      states={{
        failed: 'The agents could not be loaded',
        preserved: 'Your filters are unchanged.',
        empty: <EmptyState title="No agents yet" />,
        filteredEmpty: (
          <FilteredEmpty
            title="No agent matches"
            hidden={{ total: 45 }}
            shown={[
              { key: 'text', name: 'Name', value: text, without: { text: null, team } },
              { key: 'team', name: 'Team', value: team, without: { text, team: null } },
            ]}
            onFilters={(filters) => list.inquire(filters, query)}
            onReset={() => list.reset(query)}
          />
        ),
      }}
    />
  )
}

function PlainPage({ query }: { query: ListQuery<Answer> }) {
  return (
    <ListPage
      list={useListSearch(seats)}
      query={query}
      toRowPage={(answer) => ({ rows: answer.seats, total: answer.total })}
      label="Seats"
      noPermission={null}
      columns={[{ key: 'name', title: 'Seat', dataIndex: 'name' }]}
      rowKey={({ id }) => id}
      mobileCard={cardOf}
      states={{ failed: 'Not loaded', empty: <EmptyState title="No agents yet" /> }}
    />
  )
}

test('a list without words of its own for filters that match nothing says so, and clears them', async () => {
  const query = queryOf({ data: { seats: [], total: 0 } })
  const router = createMemoryRouter([{ path: '*', element: <PlainPage query={query} /> }], {
    initialEntries: ['/seats?text=Lin'],
  })
  const { person } = renderWithTexts(<RouterProvider router={router} />)
  expect(screen.getByText('Nothing matches these filters')).toBeVisible()
  expect(screen.queryByText('No agents yet')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Reset' }))
  expect(await screen.findByText('No agents yet')).toBeVisible()
  expect(router.state.location.search).toBe('')
})

function open(query: ListQuery<Answer>, address = '', instead?: string) {
  const page = <Page query={query} {...(instead === undefined ? {} : { instead })} />
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [`/seats${address}`] })
  const view = renderWithTexts(<RouterProvider router={router} />, { messages: addressNoticeTexts.en })
  return { ...view, router, search: () => router.state.location.search }
}

const inquire = () => screen.getByRole('button', { name: /Inquire$/ })

afterEach(() => {
  setViewportWidth(1440)
})

describe('the filters of a list', () => {
  test('are edited first and applied by Inquire, from the first page on', async () => {
    const query = queryOf({ data: FULL })
    const { person, search } = open(query, '?page=2&size=50')
    await person.type(screen.getByLabelText('Name'), 'Lin')
    expect(search()).toBe('?page=2&size=50')
    await person.click(inquire())
    expect(search()).toBe('?text=Lin&size=50')
    expect(query.refetch).not.toHaveBeenCalled()
  })

  test('are sent again when unchanged, without a history step, also when only written differently', async () => {
    const query = queryOf({ data: FULL })
    const { person, router } = open(query, '?text=Lin')
    const step = router.state.location.key
    await person.click(inquire())
    await person.type(screen.getByLabelText('Name'), ' ')
    await person.click(inquire())
    expect(query.refetch).toHaveBeenCalledTimes(2)
    expect(router.state.location.key).toBe(step)
  })

  test('that were changed are applied while rows of earlier ones are loading, and unchanged ones wait for theirs', async () => {
    const query = queryOf({ data: FULL, isFetching: true })
    const { person, search } = open(query)
    await person.click(inquire())
    expect(query.refetch).not.toHaveBeenCalled()
    await person.type(screen.getByLabelText('Name'), 'Lin')
    await person.click(inquire())
    expect(search()).toBe('?text=Lin')
    await person.type(screen.getByLabelText('Name'), 'Yue{Enter}')
    expect(search()).toBe('?text=LinYue')
  })

  test('lead to the first page when unchanged on a later one', async () => {
    const query = queryOf({ data: FULL })
    const { person, search } = open(query, '?text=Lin&page=3')
    await person.click(inquire())
    expect(search()).toBe('?text=Lin')
    expect(query.refetch).not.toHaveBeenCalled()
  })

  test('return to their defaults on Reset, which refetches when they already have them', async () => {
    const query = queryOf({ data: FULL })
    const { person, search } = open(query, '?text=Lin&page=3&size=50')
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    expect(search()).toBe('')
    expect(query.refetch).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    expect(query.refetch).toHaveBeenCalledTimes(1)
  })

  test('are reset without what says what the list is of', async () => {
    const query = queryOf({ data: FULL })
    const { person, search } = open(query, '?text=Lin&site=north')
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    expect(search()).toBe('?site=north')
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    expect(query.refetch).toHaveBeenCalledTimes(1)
  })

  test('that the address spells wrongly are named, and can be dropped', async () => {
    const { person, search } = open(queryOf({ data: FULL }), '?page=none&text=Lin')
    expect(screen.getByRole('alert')).toHaveTextContent('page=none')
    await person.click(within(screen.getByRole('alert')).getByRole('button'))
    expect(search()).toBe('?text=Lin')
  })
})

describe('the rows of a list', () => {
  test('have a count and pages, and a new page size leads to the first page', async () => {
    const { person, search } = open(queryOf({ data: FULL }), '?page=2')
    expect(screen.getByText('Lin Yue')).toBeInTheDocument()
    expect(screen.getByText('45 seats')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(search()).toBe('?page=3')
    await person.click(screen.getByRole('combobox', { name: 'Rows of a page' }))
    await person.click(screen.getByTitle('50 / page'))
    expect(search()).toBe('?size=50')
  })

  test('wait as a skeleton under true heads', () => {
    open(queryOf({ isFetching: true }))
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
    expect(screen.getByText('Seat')).toBeInTheDocument()
  })

  test('that do not exist, and rows that the filters exclude, have different empty states', async () => {
    open(queryOf({ data: NONE })).unmount()
    const { person, search } = open(queryOf({ data: NONE }), '?text=Lin&team=Peony')
    expect(screen.getByText('45 records are hidden by these filters.')).toBeInTheDocument()
    expect(screen.queryByText('No agents yet')).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Remove Team: Peony' }))
    expect(search()).toBe('?text=Lin')
  })

  test('that do not exist have an empty state', () => {
    open(queryOf({ data: NONE }))
    expect(screen.getByText('No agents yet')).toBeInTheDocument()
  })

  test('beyond the last page offer the first', async () => {
    const { person, search } = open(queryOf({ data: { seats: [], total: 45 } }), '?page=9')
    expect(screen.getByText('The list has 45 records now.')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Go to the first page' }))
    expect(search()).toBe('')
  })

  test('that could not be loaded show why and that the filters stay, and can be fetched again', async () => {
    const query = queryOf({ isError: true, error: { message: 'Gateway Timeout', status: 504 } })
    const { person } = open(query)
    expect(screen.getByRole('alert')).toHaveTextContent(/Gateway Timeout \(504\).*Your filters are unchanged/)
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(query.refetch).toHaveBeenCalledTimes(1)
  })

  test('of an earlier answer stay, marked as stale, when the newest request failed', async () => {
    const query = queryOf({ data: FULL, isError: true, isRefetchError: true, error: { message: 'Offline' } })
    const { person } = open(query)
    expect(screen.getByText('Lin Yue')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('The agents could not be loaded')
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(query.refetch).toHaveBeenCalledTimes(1)
  })

  test('are not shown without permission, nor are the filters', () => {
    open(queryOf({ isError: true, error: { message: 'Forbidden', status: 403 } }))
    expect(screen.getByText('Not for you')).toBeInTheDocument()
    expect(screen.queryByRole('search')).not.toBeInTheDocument()
  })

  test('are replaced by the reason why nothing is requested', () => {
    open(queryOf({ data: FULL }), '', 'Choose a team first')
    expect(screen.getByText('Choose a team first')).toBeInTheDocument()
    expect(screen.queryByText('Lin Yue')).not.toBeInTheDocument()
    expect(screen.queryByText('45 seats')).not.toBeInTheDocument()
  })
})

test('on a phone search, filters and the primary action share one row, and rows are cards', async () => {
  setViewportWidth(390)
  const { person, search } = open(queryOf({ data: FULL }), '?team=Peony')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  const row = screen.getByRole('button', { name: 'Filters, 1 set' }).parentElement as HTMLElement
  expect(within(row).getByRole('button', { name: 'New seat' })).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'New seat' })).toHaveLength(1)
  await person.type(within(row).getByLabelText('Name'), 'Lin{Enter}')
  expect(search()).toBe('?text=Lin&team=Peony')
})
