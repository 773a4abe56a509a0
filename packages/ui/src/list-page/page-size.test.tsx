import { renderWithTexts } from '@console/testing'
import { screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { PageSizesContext } from '../page-sizes/page-sizes.ts'
import { EmptyState } from '../states/EmptyState.tsx'
import { defineList } from './define-list.ts'
import { ListPage } from './ListPage.tsx'
import { useListSearch } from './use-list-search.ts'

const seats = defineList({ filters: {}, pageSize: 20 })
const refetch = vi.fn(async () => undefined)

function SeatPage() {
  const list = useListSearch(seats)
  return (
    <ListPage
      list={list}
      query={{
        data: [{ id: 1 }],
        error: null,
        isError: false,
        isFetching: false,
        isPlaceholderData: false,
        isRefetchError: false,
        refetch,
      }}
      toRowPage={(rows: { id: number }[]) => ({ rows, total: 200 })}
      label="Seats"
      noPermission={null}
      columns={[{ key: 'id', title: 'Seat', dataIndex: 'id' }]}
      rowKey={({ id }) => id}
      mobileCard={({ id }) => id}
      states={{ failed: 'Not loaded', empty: <EmptyState title="No agents yet" /> }}
    />
  )
}

function open(stored: Map<string, number>, ...addresses: string[]) {
  const sizes = {
    read: (path: string) => stored.get(path) ?? null,
    write: (path: string, size: number | null) =>
      void (size === null ? stored.delete(path) : stored.set(path, size)),
  }
  const router = createMemoryRouter([{ path: '*', element: <SeatPage /> }], { initialEntries: addresses })
  const page = renderWithTexts(
    <PageSizesContext value={sizes}>
      <RouterProvider router={router} />
    </PageSizesContext>,
  )
  return { ...page, router, search: () => router.state.location.search }
}

const rowsOfPage = () => screen.getByRole('combobox', { name: 'Rows of a page' }).parentElement

test('a chosen page size is remembered for the list, whichever project it is of, and is no step of the history', async () => {
  const stored = new Map<string, number>()
  const { person, router, search } = open(stored, '/before', '/projects/4/seats')
  await person.click(screen.getByRole('combobox', { name: 'Rows of a page' }))
  await person.click(screen.getByTitle('50 / page'))
  expect(search()).toBe('?size=50')
  expect([...stored]).toEqual([['/projects/n/seats', 50]])
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/before')
})

test('the remembered size holds where the address names neither page nor size, and further pages name it', async () => {
  const { person, search } = open(new Map([['/seats', 50]]), '/seats')
  expect(rowsOfPage()).toHaveTextContent('50 / page')
  await person.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(search()).toBe('?page=2&size=50')
})

test('pages of a link are those of its sender', () => {
  open(new Map([['/seats', 50]]), '/seats?page=2')
  expect(rowsOfPage()).toHaveTextContent('20 / page')
})

test('the size of the list itself is remembered by removing the other', async () => {
  const stored = new Map([['/seats', 50]])
  const { person, search } = open(stored, '/seats')
  await person.click(screen.getByRole('combobox', { name: 'Rows of a page' }))
  await person.click(screen.getByTitle('20 / page'))
  expect([search(), stored.size]).toEqual(['', 0])
  expect(rowsOfPage()).toHaveTextContent('20 / page')
})
