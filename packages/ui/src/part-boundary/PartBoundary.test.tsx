import { renderWithTexts, setViewportWidth } from '@console/testing'
import { act, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppDrawer } from '../dialog/AppDrawer.tsx'
import { AppModal } from '../dialog/AppModal.tsx'
import { InspectDrawer } from '../inspect-drawer/InspectDrawer.tsx'
import { PageTabs } from '../page-tabs/PageTabs.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { PartBoundary, PartLoadError } from './PartBoundary.tsx'

let error: Error | null
beforeEach(() => {
  error = new Error('The chart has no axis')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  setViewportWidth(1440)
  vi.restoreAllMocks()
})

function Fragile() {
  if (error !== null) throw error
  return <p>the contents</p>
}

const nothing = () => {}
const tabs = [
  { key: 'day', label: 'Day' },
  { key: 'week', label: 'Week' },
] as const
const tabsOf = (active: 'day' | 'week', part: ReactNode) => (
  <PageTabs label="Views" tabs={tabs} active={active} onChange={nothing}>
    {part}
  </PageTabs>
)
const recordOf = (title: string, part: ReactNode) => (
  <InspectDrawer title={title} onClose={nothing}>
    {part}
  </InspectDrawer>
)

test.each<[string, number, (part: ReactNode) => ReactNode]>([
  ['dialog', 1440, (part) => <AppModal open>{part}</AppModal>],
  ['drawer', 1440, (part) => <AppDrawer open>{part}</AppDrawer>],
  ['record beside its list', 1440, (part) => recordOf('Record 1', part)],
  ['record over its list', 390, (part) => recordOf('Record 1', part)],
  ['tab', 1440, (part) => tabsOf('day', part)],
  [
    'card of a row',
    390,
    (part) => (
      <DataTable
        label="Rows"
        columns={[]}
        rows={[{ id: 1 }]}
        rowKey={({ id }) => id}
        mobileCard={() => part}
      />
    ),
  ],
])(
  'a %s that throws leaves the page, says that a draft is saved, and is back on Retry',
  async (_kind, width, around) => {
    setViewportWidth(width)
    const { person } = renderWithTexts([<p key="page">the page</p>, around(<Fragile />)])
    expect(screen.getByText('the page')).toBeInTheDocument()
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('This part could not be shown')
    expect(alert).toHaveTextContent('The chart has no axis')
    expect(alert).toHaveTextContent('what was typed into a form here is saved as a draft. Try again.')
    error = null
    await person.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(screen.getByText('the contents')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test.each([
  [recordOf('Record 1', <Fragile />), recordOf('Record 2', <Fragile />)],
  [tabsOf('day', <Fragile />), tabsOf('week', <Fragile />)],
])('the next record or tab is tried by itself', (first, second) => {
  const { redraw } = renderWithTexts(first)
  expect(screen.getByRole('alert')).toBeInTheDocument()
  error = null
  redraw(second)
  expect(screen.getByText('the contents')).toBeInTheDocument()
})

test('a part whose file did not arrive says so without naming files, and is loaded again online', () => {
  error = new PartLoadError(new Error('Loading chunk 7 failed'))
  renderWithTexts(
    <PartBoundary>
      <Fragile />
    </PartBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('One of its files did not arrive.')
  expect(screen.queryByText(/chunk/)).toBeNull()
  error = null
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('the contents')).toBeInTheDocument()
})
