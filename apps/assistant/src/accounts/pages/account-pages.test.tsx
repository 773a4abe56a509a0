import { subscription } from '@console/contracts'
import { mockCall, mockStatus, network, Refusal } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openWorkPage } from '../../testing/open-work-page.tsx'

test('the subscription has accounts by business with their bill, and modules', async () => {
  network.use(
    mockCall(subscription.overview, {
      month: '2026-11',
      openAccounts: 12,
      billedMonths: 11.5,
      businesses: [{ id: 11, name: 'Winter renewals', openAccounts: 5, billedMonths: 4.5 }],
      modules: [
        { id: 'quality', name: 'Quality', isOn: true, people: 3 },
        { id: 'version', name: 'Versions', isOn: false, people: 0 },
      ],
    }),
  )
  openWorkPage('system/subscription')
  expect(await screen.findByRole('row', { name: 'Winter renewals 5 4.5' })).toBeInTheDocument()
  expect(screen.getByText(/^Usage of 2026-11\. An account is billed/)).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Quality On 3' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Versions Off 0' })).toBeInTheDocument()
})

test('the account statistic has months, organisations and last sign-ins', async () => {
  network.use(
    mockCall(subscription.accounts, {
      open: 12,
      closed: 2,
      neverSignedIn: 4,
      months: [{ month: '2026-11', opened: 3, closed: 1, openAtEnd: 12 }],
      organizations: [{ id: 5, name: 'Peony team', open: 6, closed: 1, neverSignedIn: 2 }],
    }),
    mockCall(subscription.signIns, {
      records: [
        {
          id: 1,
          account: 'seat-1',
          name: 'Lin Yi',
          orgName: 'Peony team',
          openedAt: 1_795_166_801,
          lastSignInAt: null,
        },
      ],
      total: 12,
    }),
  )
  const { person, router } = openWorkPage('user-manage/statistic')
  expect(await screen.findByRole('row', { name: 'Peony team 6 2 1' })).toBeInTheDocument()
  expect(await screen.findByRole('row', { name: /seat-1 Lin Yi .* Never/ })).toBeInTheDocument()
  const totals = screen.getByText('Signed in').closest('dl')
  expect(totals).toHaveTextContent('Open12Signed in8Never signed in4Closed2')
  await person.click(screen.getByRole('button', { name: 'As a table' }))
  expect(screen.getByRole('row', { name: '2026-11 3 1 12' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('')
})

test('the account statistic lists the accounts that nobody uses, by its address', async () => {
  const requested: unknown[] = []
  network.use(
    mockStatus(subscription.accounts, 502),
    mockCall(subscription.signIns, ({ query }) => {
      requested.push(query)
      return { records: [], total: 0 }
    }),
  )
  openWorkPage('user-manage/statistic?state=never')
  expect(await screen.findByText('The figures could not be loaded')).toBeInTheDocument()
  expect(screen.getByRole('search')).toHaveTextContent('Never signed in')
  expect(requested).toEqual([{ pageIndex: 1, pageSize: 20, state: 'never' }])
})

test('failed and no-permission states are shown', async () => {
  network.use(mockStatus(subscription.overview, 502))
  const failed = openWorkPage('system/subscription')
  expect(await screen.findByText('The subscription could not be loaded')).toBeInTheDocument()
  failed.unmount()
  network.use(
    mockCall(subscription.accounts, new Refusal(403, 'No', { status: 403 })),
    mockCall(subscription.signIns, new Refusal(403, 'No', { status: 403 })),
  )
  openWorkPage('user-manage/statistic')
  expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument()
})
