import { renderWithTexts, setViewportWidth } from '@console/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ErrorState } from '../states/ErrorState.tsx'
import { FilteredEmptyState } from '../states/FilteredEmptyState.tsx'
import type { DataColumn } from './data-column.ts'
import { DataTable } from './DataTable.tsx'
import styles from './DataTable.module.css'

type Seat = { id: number; name: string }

const columns: DataColumn<Seat>[] = [{ key: 'name', title: 'Name', dataIndex: 'name' }]
const rows = [
  { id: 1, name: 'Lin Yue' },
  { id: 2, name: 'Priya Nair' },
  { id: 3, name: 'Marcus Webb' },
]
const basics = {
  label: 'Seats',
  columns,
  rows,
  rowKey: (seat: Seat) => seat.id,
  mobileCard: (seat: Seat) => <strong>{seat.name}</strong>,
}

/** Reports the sizes of tables at once; the table is as wide as is said, its card 400 px. */
function layOutTables(width: number): void {
  class Reporting {
    readonly observe = vi.fn()
    readonly disconnect = vi.fn()
    constructor(report: () => void) {
      queueMicrotask(report)
    }
  }
  vi.stubGlobal('ResizeObserver', Reporting)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

describe('a table', () => {
  test('announces no change of its rows by itself', () => {
    renderWithTexts(<DataTable {...basics} />)
    expect(screen.getByRole('table').closest('[aria-live="polite"]')).toBeNull()
  })

  test.each([
    [400, 'leaves scrolling to the page, where its head stays in sight', true],
    [401, 'scrolls sideways by itself', false],
  ])('of %i px in a card of 400 %s', async (width, _way, fits) => {
    layOutTables(width)
    renderWithTexts(<DataTable {...basics} />)
    await Promise.resolve()
    expect(screen.getByRole('table').closest('[data-fits]') !== null).toBe(fits)
  })

  test('opens a row by click and by Enter, and arrow keys walk the rows', async () => {
    const onOpen = vi.fn()
    const { person } = renderWithTexts(<DataTable {...basics} onOpen={onOpen} selectedKey={1} />)
    await person.click(screen.getByText('Priya Nair'))
    expect(onOpen).toHaveBeenLastCalledWith(rows[1])
    screen.getByRole('row', { name: 'Lin Yue' }).focus()
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onOpen).toHaveBeenLastCalledWith(rows[2])
    expect(screen.getByRole('row', { name: 'Lin Yue' })).toHaveAttribute('aria-selected', 'true')
  })

  test('says at the head of a sorted column how it is sorted, and its cells have their own names', () => {
    const sorted = columns.map((column) => ({ ...column, sortKey: 'name' }))
    const sort = { key: 'name', order: 'asc' } as const
    const { redraw } = renderWithTexts(
      <DataTable {...basics} columns={sorted} sort={sort} onSort={vi.fn()} />,
    )
    redraw(<DataTable {...basics} columns={sorted} sort={sort} onSort={vi.fn()} />)
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByRole('cell', { name: 'Lin Yue' })).not.toHaveAttribute('aria-sort')
  })

  test('marks the edges beyond which it goes on', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    onTestFinished(() => void vi.restoreAllMocks())
    const { container } = renderWithTexts(<DataTable {...basics} />)
    const scroller = container.querySelector('.ant-table-content')
    if (scroller === null) throw new Error('the table has no element that scrolls')
    const marks = () =>
      ['data-more-before', 'data-more-after'].map((name) => container.querySelector(`[${name}]`) !== null)
    const scrollTo = (left: number) => {
      scroller.scrollLeft = left
      fireEvent.scroll(scroller)
      return marks()
    }
    expect([scrollTo(0), scrollTo(250), scrollTo(500)]).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ])
  })

  test('does not open a row by the actions in it, also by one that is disabled', async () => {
    const onOpen = vi.fn()
    const onRename = vi.fn()
    const withActions: DataColumn<Seat>[] = [
      ...columns,
      { key: 'link', title: 'Calls', render: (_, { id }) => <a href={`#${id}`}>Calls of {id}</a> },
      {
        key: 'actions',
        title: 'Actions',
        isActions: true,
        render: (_, { id }) => (
          <>
            <button onClick={() => onRename(id)}>Rename {id}</button>
            <button disabled>Call {id}</button>
          </>
        ),
      },
    ]
    const { person } = renderWithTexts(<DataTable {...basics} columns={withActions} onOpen={onOpen} />)
    await person.click(screen.getByRole('button', { name: 'Rename 2' }))
    await person.click(screen.getByRole('link', { name: 'Calls of 2' }))
    await person.click(screen.getByRole('button', { name: 'Call 2' }).parentElement ?? document.body)
    expect([onRename.mock.calls, onOpen.mock.calls]).toEqual([[[2]], []])
    await person.click(screen.getByText('Priya Nair'))
    expect(onOpen).toHaveBeenCalledTimes(1)
  })

  test('shows true heads while it loads', () => {
    renderWithTexts(<DataTable {...basics} rows={[]} isLoading />)
    expect(screen.getByRole('region', { name: 'Seats' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Name')).toBeInTheDocument()
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  })

  test('heads of figures take further lines from their width on, the sticky one of actions too', () => {
    const figures: DataColumn<Seat>[] = [
      { key: 'id', title: 'Outbound calls', dataIndex: 'id', headWidth: 72 },
      { key: 'actions', title: 'Session, record ID', isActions: true, headWidth: 66, render: () => 'Open' },
    ]
    renderWithTexts(<DataTable {...basics} columns={figures} />)
    const head = screen.getByRole('columnheader', { name: 'Outbound calls' })
    expect(head).toHaveStyle({ maxWidth: '72px' })
    expect(head.className).toContain('wrappedHead')
    expect(screen.getByRole('columnheader', { name: 'Session, record ID' }).className).toMatch(
      /wrappedHead.* .*actions/,
    )
    expect(screen.getByRole('cell', { name: '1' })).not.toHaveStyle({ maxWidth: '72px' })
  })

  test.each([1280, 390])('shows a row that a list repeats as often as it comes, at %i px', (width) => {
    setViewportWidth(width)
    onTestFinished(() => setViewportWidth(1440))
    const error = vi.spyOn(console, 'error')
    renderWithTexts(<DataTable {...basics} rows={[...rows, { id: 2, name: 'Priya Nair' }]} />)
    expect(screen.getAllByText('Priya Nair')).toHaveLength(2)
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  test('leaves a column out while none of several rows has a value in it', () => {
    const room = (values: readonly string[]) => {
      const seats = rows.slice(0, values.length).map((row, index) => ({ ...row, room: values[index] ?? '' }))
      return (
        <DataTable
          {...basics}
          rows={seats}
          columns={[
            ...columns,
            {
              key: 'room',
              title: 'Room',
              hidesEmpty: true,
              render: (_: unknown, { id }: Seat) => values[id - 1] || '-',
            },
          ]}
        />
      )
    }
    const { redraw } = renderWithTexts(room(['', '', '']))
    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads()).toEqual(['Name'])
    redraw(room(['', 'B 2', '']))
    expect(heads()).toEqual(['Name', 'Room'])
    // Of one row it is no noise.
    redraw(room(['']))
    expect(heads()).toEqual(['Name', 'Room'])
  })

  test('shows times as secondary, and texts that begin with one as they are', () => {
    const note = (text: string): DataColumn<Seat> => ({ key: text, title: text, render: () => text })
    renderWithTexts(
      <DataTable
        {...basics}
        rows={rows.slice(0, 1)}
        columns={['2026-11-20 14:26:41', '2026-11-20', '2026-11-20 late'].map(note)}
      />,
    )
    const inner = screen.getAllByRole('cell').map((cell) => cell.firstElementChild?.className)
    expect(inner).toEqual(['ui-muted ui-nowrap', 'ui-muted ui-nowrap', undefined])
  })

  test('a text after a figure is further from it than from other texts', () => {
    const after = columns.map((column) => ({ ...column, key: 'after', title: 'After', className: 'own' }))
    renderWithTexts(
      <DataTable
        {...basics}
        columns={[...columns, { key: 'id', title: 'Number', dataIndex: 'id', align: 'right' }, ...after]}
      />,
    )
    const [first, figure, text] = screen.getAllByRole('columnheader')
    expect(text).toHaveClass('own', styles['afterFigure'] ?? 'missing')
    for (const head of [first, figure]) expect(head).not.toHaveClass(styles['afterFigure'] ?? 'missing')
  })

  test('turns pages in its foot', async () => {
    const onPage = vi.fn()
    const { person } = renderWithTexts(
      <DataTable {...basics} paging={{ page: 2, pageSize: 3, total: 9 }} onPage={onPage} />,
    )
    const pages = screen.getByRole('navigation', { name: 'Pages' })
    expect(within(pages).getByText('4–6')).toBeInTheDocument()
    expect(within(pages).getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await person.click(within(pages).getByRole('button', { name: 'Next' }))
    expect(onPage).toHaveBeenLastCalledWith(3, false)
    await person.click(within(pages).getByRole('button', { name: 'Page 1' }))
    expect(onPage).toHaveBeenLastCalledWith(1, false)
  })

  test('scrolls its rows to the first one with another page, not with other rows of the same', async () => {
    const paging = { page: 1, pageSize: 3, total: 9 }
    const table = (page: number, shown = rows) => (
      <DataTable {...basics} rows={shown} paging={{ ...paging, page }} onPage={() => undefined} isFilling />
    )
    const { redraw } = renderWithTexts(table(1))
    const scroller = screen.getByRole('table').parentElement ?? document.body
    scroller.scrollTop = 40
    redraw(table(1, rows.toReversed()))
    expect(scroller.scrollTop).toBe(40)
    redraw(table(2))
    expect(scroller.scrollTop).toBe(0)
  })

  test('reaches the last page of a list counted only up to 10,000 from its end', async () => {
    const onPage = vi.fn()
    const capped = { pageSize: 20, total: 10_000, isCapped: true }
    const { person, redraw } = renderWithTexts(
      <DataTable {...basics} paging={{ ...capped, page: 1 }} onPage={onPage} />,
    )
    await person.click(screen.getByRole('button', { name: 'Last page' }))
    expect(onPage).toHaveBeenLastCalledWith(1, true)
    redraw(<DataTable {...basics} paging={{ ...capped, page: 1, fromEnd: true }} onPage={onPage} />)
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    await person.click(screen.getByRole('button', { name: 'Previous' }))
    expect(onPage).toHaveBeenLastCalledWith(2, true)
  })

  test('says on paper, which has no pages to turn, which rows it has of how many', () => {
    const paging = { page: 2, pageSize: 20, total: 1053 }
    const { redraw } = renderWithTexts(<DataTable {...basics} paging={paging} onPage={vi.fn()} />)
    expect(screen.getByText('Rows 21–40 of 1,053')).toBeInTheDocument()
    const capped = { page: 1, pageSize: 20, total: 10_000, isCapped: true }
    redraw(<DataTable {...basics} paging={capped} onPage={vi.fn()} />)
    expect(screen.getByText('Rows 1–20 of 10,000+')).toBeInTheDocument()
    redraw(<DataTable {...basics} paging={{ ...capped, fromEnd: true }} onPage={vi.fn()} />)
    expect(screen.getByText('Rows 1–20 from the end of 10,000+')).toBeInTheDocument()
  })

  test('shows rows as cards on a phone', async () => {
    setViewportWidth(390)
    const onOpen = vi.fn()
    const { person } = renderWithTexts(<DataTable {...basics} onOpen={onOpen} />)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Marcus Webb' }))
    expect(onOpen).toHaveBeenCalledWith(rows[2])
    setViewportWidth(1440)
  })
})

describe('states instead of rows', () => {
  test('filtered to empty names what is hidden and takes filters away one by one', async () => {
    const onRemove = vi.fn()
    const onReset = vi.fn()
    const { person } = renderWithTexts(
      <FilteredEmptyState
        title="No agent matches"
        hiddenCount={128}
        filters={[{ key: 'status', text: 'Status: Ceased', onRemove }]}
        onReset={onReset}
      />,
    )
    expect(screen.getByText('128 records are hidden by these filters.')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Remove Status: Ceased' }))
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    expect(onRemove).toHaveBeenCalledTimes(1)
    expect(onReset).toHaveBeenCalledTimes(1)
  })

  test('an error shows what failed, why and what was preserved, and can be retried', async () => {
    const onRetry = vi.fn()
    const { person } = renderWithTexts(
      <ErrorState
        title="The agents could not be loaded"
        error={{ message: 'Gateway Timeout', status: 504 }}
        preserved="Your filters are unchanged."
        onRetry={onRetry}
      />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Gateway Timeout (504). Your filters are unchanged.')
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})
