import { workspace } from '@console/contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  aSeat,
  card,
  NOW,
  openWall,
  sent,
  stats,
  trackObjectUrls,
  wallServer,
} from '../../testing/open-wall.ts'

const { unknown, offline, online, calling, nonworking } = workspace.SEAT_STATUS
const { groupMaster } = workspace.PERSON_TYPE

function notice(userId: number, status: number, rest: { statusDuration?: number; isHandup?: boolean } = {}) {
  return {
    businessTypeId: 11,
    orgId: 5,
    userId,
    status,
    statusStartTime: NOW / 1000,
    statusDuration: 0,
    roomId: status === offline ? '' : `room-${userId}`,
    version: '2.5.0',
    isHandup: false,
    ...rest,
  }
}
const master = (userId: number, status: number) => ({
  businessTypeId: 11,
  orgId: 5,
  userId,
  status,
  statusStartTime: NOW / 1000,
})

describe('while the page is open', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true, advanceTimeDelta: 5 })
    trackObjectUrls()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const advance = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

  test('people are requested every 15 s and figures every 60 s, until the page is left [WORK-010, WORK-011]', async () => {
    const server = wallServer()
    const count = (call: typeof workspace.orgUsers | typeof workspace.businessStats) =>
      sent(server, call).length
    const { unmount } = openWall()
    await card('Zhou Ting')
    await waitFor(() => expect(count(workspace.businessStats)).toBe(1))
    expect(count(workspace.orgUsers)).toBe(1)
    await advance(13_000)
    expect(count(workspace.orgUsers)).toBe(1)
    await advance(2500)
    await waitFor(() => expect(count(workspace.orgUsers)).toBe(2))
    await advance(43_000)
    expect(count(workspace.orgUsers)).toBe(4)
    expect(count(workspace.businessStats)).toBe(1)
    await advance(2500)
    await waitFor(() => expect(count(workspace.businessStats)).toBe(2))
    unmount()
    const left = server.requests.length
    await advance(120_000)
    expect(server.requests).toHaveLength(left)
  })

  test('a poll with another status starts its time again, and wins over a notice before it [WORK-018]', async () => {
    const server = wallServer({
      users: { 5: [aSeat(101, 'Zhou Ting', { status: calling, statusDuration: 840 })] },
    })
    const { services } = openWall()
    const seat = await card('Zhou Ting')
    expect(seat).toHaveTextContent('Calling14 min')
    services.realtime.push('seatStatus', notice(101, online))
    await waitFor(() => expect(seat).toHaveTextContent('Online'))
    server.users[5] = [aSeat(101, 'Zhou Ting', { status: nonworking, statusDuration: 5 })]
    await advance(15_500)
    await waitFor(() => expect(seat).toHaveTextContent('Idle'))
    expect(seat).not.toHaveTextContent('min')
  })
})

describe('a notice', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
    trackObjectUrls()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('of a seat updates its card at once, with its time started again [RT-013, WORK-018]', async () => {
    wallServer({ users: { 5: [aSeat(101, 'Zhou Ting', { status: calling, statusDuration: 840 })] } })
    const { services } = openWall()
    const seat = await card('Zhou Ting')
    expect(seat).toHaveTextContent('Calling14 min')
    services.realtime.push('seatStatus', notice(101, online))
    await waitFor(() => expect(seat).toHaveTextContent('Online'))
    expect(seat).not.toHaveTextContent('min')
    vi.setSystemTime(NOW + 60_000)
    await waitFor(() => expect(seat).toHaveTextContent('Online1 min'))
  })

  test('that a seat went offline clears its hand and its picture, which do not come back with it [RT-013, WORK-019]', async () => {
    const server = wallServer({ hands: [101] })
    const { services } = openWall()
    const seat = await card('Zhou Ting')
    await within(seat).findByRole('img', { name: /Hand up/ })
    await within(seat).findByRole('img', { name: 'Screen of Zhou Ting' })
    server.hands = []
    server.picture = () => new Response(null, { status: 404 })
    services.realtime.push('seatStatus', notice(101, offline))
    await waitFor(() => expect(seat).toHaveTextContent('Offline'))
    expect(within(seat).queryByRole('img', { name: /Hand up/ })).not.toBeInTheDocument()
    expect(within(seat).queryByRole('img', { name: 'Screen of Zhou Ting' })).not.toBeInTheDocument()
    expect(seat).toHaveTextContent('No picture')
    vi.setSystemTime(NOW + 5000)
    services.realtime.push('seatStatus', notice(101, online))
    await waitFor(() => expect(seat).toHaveTextContent('Online'))
    expect(within(seat).queryByRole('img', { name: /Hand up/ })).not.toBeInTheDocument()
    expect(within(seat).queryByRole('img', { name: 'Screen of Zhou Ting' })).not.toBeInTheDocument()
    expect(await within(seat).findByText('No picture')).toBeInTheDocument()
    expect(within(seat).queryByRole('img', { name: 'Screen of Zhou Ting' })).not.toBeInTheDocument()
  })

  test('with a raised hand sets its mark', async () => {
    wallServer()
    const { services } = openWall()
    const seat = await card('Zhou Ting')
    services.realtime.push('seatStatus', notice(101, online, { isHandup: true }))
    expect(await within(seat).findByRole('img', { name: /Hand up/ })).toBeInTheDocument()
  })

  test('of an organisation as a whole replaces the status of the listed seats [RT-012]', async () => {
    wallServer()
    const { services } = openWall()
    const first = await card('Zhou Ting')
    const second = await card('Marcus Webb')
    services.realtime.push('onlineDetail', {
      businessTypeId: 11,
      orgId: 5,
      onlineSeatCnt: 1,
      onlineMasterCnt: 0,
      seats: [notice(101, calling, { statusDuration: 120 })],
      masters: [],
    })
    await waitFor(() => expect(first).toHaveTextContent('Calling2 min'))
    expect(second).toHaveTextContent('Online')
  })

  test('of a master sets the shown state to online, offline or unknown [RT-014]', async () => {
    wallServer({
      users: { 5: [aSeat(101, 'Zhou Ting'), aSeat(901, 'Shen Qiao', { type: groupMaster, status: online })] },
    })
    const { services } = openWall()
    await card('Zhou Ting')
    const masters = screen.getByRole('list', { name: 'Supervisors' })
    expect(masters).toHaveTextContent('Shen Qiao Online')
    services.realtime.push('masterStatus', master(901, offline))
    await waitFor(() => expect(masters).toHaveTextContent('Shen Qiao Offline'))
    services.realtime.push('masterStatus', master(901, unknown))
    await waitFor(() => expect(masters).toHaveTextContent('Shen Qiao Unknown'))
    services.realtime.push('masterStatus', master(901, online))
    await waitFor(() => expect(masters).toHaveTextContent('Shen Qiao Online'))
  })

  test('that some may have been missed loads the seats again', async () => {
    const server = wallServer()
    const { services } = openWall()
    await card('Zhou Ting')
    services.realtime.refresh()
    await waitFor(() => expect(sent(server, workspace.orgUsers)).toHaveLength(2))
  })

  test('of one seat changes nothing in the card of another, also in a burst', async () => {
    wallServer()
    const { services } = openWall()
    const other = await card('Marcus Webb')
    const seat = await card('Zhou Ting')
    await within(other).findByRole('img', { name: 'Screen of Marcus Webb' })
    const changes = vi.fn()
    const observer = new MutationObserver(changes)
    observer.observe(other, { subtree: true, childList: true, characterData: true, attributes: true })
    for (let burst = 0; burst < 50; burst += 1)
      services.realtime.push('seatStatus', notice(101, burst % 2 === 0 ? online : calling))
    services.realtime.push('seatStatus', notice(101, nonworking))
    await waitFor(() => expect(seat).toHaveTextContent('Idle'))
    observer.disconnect()
    expect(changes).not.toHaveBeenCalled()
  })

  test('once answers stay away the wall says how old it is, and Retry now loads it', async () => {
    const server = wallServer()
    const { person, container } = openWall()
    await card('Zhou Ting')
    expect(await screen.findByText('Updated 0 s ago, next in 15 s')).toBeInTheDocument()
    vi.setSystemTime(NOW + 48_000)
    expect(await screen.findByText('48 s old, reconnecting')).toBeInTheDocument()
    expect(container.querySelector('[data-stale=true]')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Retry now' }))
    expect(await screen.findByText('Updated 0 s ago, next in 15 s')).toBeInTheDocument()
    expect(sent(server, workspace.orgUsers)).toHaveLength(2)
  })

  test('the totals are sums of the shown agents, and their rates quotients of the sums that the call brings', async () => {
    wallServer({
      users: {
        5: [
          aSeat(101, 'Zhou Ting', { status: calling }),
          aSeat(102, 'Marcus Webb', { status: nonworking, statusDuration: 901 }),
          aSeat(103, 'Priya Nair', { status: offline }),
        ],
      },
      stats: [
        stats(101),
        stats(
          102,
          { callCnt: [60, null], talkCnt: [30, null], talkTime: [7260, null], talkRate: [100, null] },
          { talkRate: { part: 30, whole: 30 }, avgTalkTime: { part: 7260, whole: 41 } },
        ),
      ],
    })
    openWall()
    await card('Zhou Ting')
    const totals = screen.getByRole('region', { name: 'Totals of the shown agents' })
    await waitFor(() => expect(totals).toHaveTextContent('Calls today100'))
    expect(totals).toHaveTextContent('2 of 3 agents active')
    expect(totals).toHaveTextContent('1 idle over 15 min')
    expect(totals).toHaveTextContent('Calling 1Ringing 0Online 0Idle 1Offline 1')
    expect(totals).not.toHaveTextContent('Unknown')
    expect(totals).toHaveTextContent('Valid calls40')
    // 40 of 50 answered ones; 10,860 s of 81.
    expect(totals).toHaveTextContent('Valid rate80.0%')
    expect(totals).toHaveTextContent('Talk time3:01h')
    expect(totals).toHaveTextContent('Average talk2:14min')
    expect(totals).toHaveTextContent('Violations2')
  })

  test('the totals count seats without a known status only while there are any', async () => {
    wallServer({ users: { 5: [aSeat(101, 'Zhou Ting', { status: unknown })] } })
    openWall()
    await card('Zhou Ting')
    expect(screen.getByRole('region', { name: 'Totals of the shown agents' })).toHaveTextContent('Unknown 1')
  })
})
