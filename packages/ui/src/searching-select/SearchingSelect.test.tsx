import { renderWithTexts } from '@console/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SearchingSelect } from './SearchingSelect.tsx'

const people = [
  { value: 1, label: 'Lin Yue' },
  { value: 2, label: 'Priya Nair' },
]

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function type(text: string) {
  fireEvent.change(screen.getByRole('combobox', { name: 'Person' }), { target: { value: text } })
}

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

describe('a searching select', () => {
  test('queries once, 1000 ms after the last key [SHELL-096]', async () => {
    const fetchOptions = vi.fn(async () => people)
    renderWithTexts(
      <SearchingSelect label="Person" value={null} onChange={() => {}} fetchOptions={fetchOptions} />,
    )
    type('L')
    await pass(900)
    type('Li')
    await pass(999)
    expect(fetchOptions).not.toHaveBeenCalled()
    await pass(1)
    expect(fetchOptions).toHaveBeenCalledTimes(1)
    expect(fetchOptions).toHaveBeenCalledWith('Li', expect.any(AbortSignal))
  })

  test('has another delay if a page sets one [SHELL-096]', async () => {
    const fetchOptions = vi.fn(async () => people)
    renderWithTexts(
      <SearchingSelect
        label="Person"
        value={null}
        onChange={() => {}}
        fetchOptions={fetchOptions}
        delayMs={250}
      />,
    )
    type('Li')
    await pass(250)
    expect(fetchOptions).toHaveBeenCalledTimes(1)
  })

  test('drops an answer that a later query overtook', async () => {
    const answers: ((found: typeof people) => void)[] = []
    const fetchOptions = vi.fn(() => new Promise<typeof people>((resolve) => answers.push(resolve)))
    renderWithTexts(
      <SearchingSelect label="Person" value={null} onChange={() => {}} fetchOptions={fetchOptions} />,
    )
    type('L')
    await pass(1000)
    type('Pr')
    await pass(1000)
    await act(async () => {
      answers[1]?.([{ value: 2, label: 'Priya Nair' }])
      answers[0]?.([{ value: 1, label: 'Lin Yue' }])
    })
    expect(screen.getByTitle('Priya Nair')).toBeInTheDocument()
    expect(screen.queryByTitle('Lin Yue')).not.toBeInTheDocument()
  })

  test('shows that the search failed', async () => {
    const fetchOptions = vi.fn(async () => {
      throw new Error('down')
    })
    renderWithTexts(
      <SearchingSelect label="Person" value={null} onChange={() => {}} fetchOptions={fetchOptions} />,
    )
    type('L')
    await pass(1000)
    expect(screen.getByText('The search failed')).toBeInTheDocument()
  })

  test('shows the name of a value from a link', () => {
    renderWithTexts(
      <SearchingSelect
        label="Person"
        value={9}
        valueLabel="Marcus Webb"
        onChange={() => {}}
        fetchOptions={async () => []}
      />,
    )
    expect(screen.getByText('Marcus Webb')).toBeInTheDocument()
  })
})
