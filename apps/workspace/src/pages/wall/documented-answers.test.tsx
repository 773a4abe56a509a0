import { stat, workspace, type ParsedBodyOf } from '@console/contracts'
import { CALLS, documentedAnswer } from '@console/contracts/documented'
import { mockCall, network } from '@console/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  ALL_DAY,
  aSeat,
  aTeam,
  card,
  NOW,
  openWall,
  sent,
  shownNames,
  stats,
  trackObjectUrls,
  wallServer,
} from '../../testing/open-wall.ts'

/** A platform answers the calls of the customer's documents, with their fields, and nothing else (R60). */
function documentedServer(orgList: workspace.OrgNode[]) {
  const users = { 5: [aSeat(101, 'Zhou Ting'), aSeat(102, 'Marcus Webb')], 6: [aSeat(201, 'Luo Jing')] }
  return wallServer({
    tree: documentedAnswer(workspace.orgTree, { orgList }).orgList,
    users: Object.fromEntries(
      Object.entries(users).map(([orgId, people]) => [
        orgId,
        documentedAnswer(workspace.orgUsers, { users: people }).users,
      ]),
    ),
    stats: [stats(101, {}, null), stats(102, {}, null)],
    hands: [102],
    settings: documentedAnswer(stat.warnIndicators, ALL_DAY),
  })
}
const open = () => openWall({ capabilities: [] })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true, advanceTimeDelta: 5 })
  trackObjectUrls()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the wall shows seats, figures and hands by the documented polls alone, and no rate of rates', async () => {
  const server = documentedServer([aTeam(5, 'Peony team')])
  open()
  const seat = within(await card('Zhou Ting'))
  expect(await seat.findByText('40')).toBeVisible()
  const totals = screen.getByRole('region', { name: 'Totals of the shown agents' })
  expect(totals).toHaveTextContent(/Valid calls20Valid rate-Talk time2:00hAverage talk-/)
  const raised = await card('Marcus Webb')
  await waitFor(() => expect(raised).toHaveAttribute('data-hand', 'true'))
  await act(async () => vi.advanceTimersByTimeAsync(61_000))
  expect(document.body).not.toHaveTextContent(/undefined|NaN|does not understand/)
  expect(sent(server, workspace.userFlags)[0]?.body).toEqual({ key: 'handup', userIDList: [101, 102] })
  const documented = new Set(CALLS.filter((call) => call.documented).map(({ id }) => id))
  expect([...new Set(server.requests.map(({ call }) => call))].filter((id) => !documented.has(id))).toEqual(
    [],
  )
})

test('an organisation that has others below it can be chosen, though nobody counts its own agents', async () => {
  const company = aTeam(1, 'Orchid Contact', {
    seatCnt: 4,
    children: [aTeam(5, 'Peony team'), aTeam(6, 'Lotus team')],
  })
  documentedServer([company])
  const { person } = open()
  await card('Zhou Ting')
  await waitFor(() => expect(shownNames()).toHaveLength(2))
  const tree = within(screen.getByRole('tree'))
  expect(screen.getByText('1 team shown, 2 of 4 agents')).toBeVisible()
  await person.click(tree.getByRole('treeitem', { name: /Orchid Contact, own agents/ }))
  expect(await screen.findByText('2 teams shown, 4 agents in all')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/undefined|NaN/)
})

test('warning settings are saved without a version where none was answered', async () => {
  documentedServer([aTeam(5, 'Peony team')])
  const saved: ParsedBodyOf<typeof stat.saveWarnIndicators>[] = []
  network.use(
    mockCall(stat.saveWarnIndicators, ({ body }) => {
      saved.push(body)
      return null
    }),
  )
  const { person } = open()
  await card('Zhou Ting')
  await person.click(screen.getByRole('button', { name: 'Warning settings' }))
  const field = await screen.findByLabelText(/^Calls under/)
  fireEvent.change(field, { target: { value: '30' } })
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ callCnt: 30, workTimes: ALL_DAY.workTimes })
  expect(saved[0]).not.toHaveProperty('version')
})
