import { renderWithTexts } from '@console/testing'
import { screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { intField, textField } from './search-fields.ts'
import { useUrlSearch } from './use-url-search.ts'

const shape = { page: intField({ fallback: 1, min: 1, max: 500 }), module: textField(), text: textField() }

function Page() {
  const { search, problems, setSearch, resetSearch } = useUrlSearch(shape)
  return (
    <>
      <p>
        {search.module ?? 'all'}, page {search.page}, {problems.length} not understood
      </p>
      <button type="button" onClick={() => setSearch({ module: 'labels', page: 2 })}>
        Change
      </button>
      <button type="button" onClick={() => setSearch({ page: 3 }, { replace: true })}>
        Replace
      </button>
      <button
        type="button"
        onClick={() => {
          resetSearch()
          setSearch({ module: 'seats' })
          setSearch({ page: 5 })
        }}
      >
        Start afresh
      </button>
      <button type="button" onClick={resetSearch}>
        Reset
      </button>
    </>
  )
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [address] })
  const { person } = renderWithTexts(<RouterProvider router={router} />)
  return { router, press: (name: string) => person.click(screen.getByRole('button', { name })) }
}

describe('the state of a page in its address', () => {
  test('a change of several values is one step that Back undoes', async () => {
    const { router, press } = open('/audit')
    await press('Change')
    expect(router.state.location.search).toBe('?page=2&module=labels')
    await router.navigate(-1)
    expect(await screen.findByText('all, page 1, 0 not understood')).toBeInTheDocument()
  })

  test('several changes at once all apply', async () => {
    const { router, press } = open('/audit?page=4&text=red')
    await press('Start afresh')
    expect(router.state.location.search).toBe('?page=5&module=seats')
    await press('Reset')
    await press('Replace')
    expect(router.state.location.search).toBe('?page=3')
  })

  test('a replaced value adds no history step', async () => {
    const { router, press } = open('/audit?module=labels')
    await press('Replace')
    expect(router.state.location.search).toBe('?page=3&module=labels')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test('a malformed link opens with defaults, reports it, and is clean after a change', async () => {
    const { router, press } = open('/audit?page=minus&modul=labels')
    expect(screen.getByText('all, page 1, 2 not understood')).toBeInTheDocument()
    await press('Change')
    expect(router.state.location.search).toBe('?page=2&module=labels')
  })

  test('reset returns to the defaults and leaves no filter in the address', async () => {
    const { router, press } = open('/audit?page=4&module=labels')
    await press('Reset')
    expect(router.state.location.search).toBe('')
    expect(screen.getByText('all, page 1, 0 not understood')).toBeInTheDocument()
  })
})
