import { workspace } from '@console/contracts'
import { mockCall, network, Refusal, setViewportWidth } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
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

const { unknown, offline, online, calling, nonworking, ringing } = workspace.SEAT_STATUS

let addresses: Map<string, Blob>
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  addresses = trackObjectUrls()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a card', () => {
  test('shows name, status, time, picture, figures, pin, hand and warning, and offers remote view, history and pin [WORK-001, WORK-012, WORK-014, WORK-020]', async () => {
    const server = wallServer({
      users: {
        5: [aSeat(101, 'Zhou Ting', { status: calling, statusDuration: 14 * 60, isCollected: true })],
      },
      stats: [stats(101, { callCnt: [38, 60], talkRate: [50, 60], foulCnt: [2, 5] })],
      hands: [101],
    })
    openWall()
    const seat = await card('Zhou Ting')
    expect(await within(seat).findByRole('img', { name: /Hand up for \d s/ })).toBeInTheDocument()
    expect(within(seat).getByRole('heading', { name: 'Zhou Ting' })).toBeInTheDocument()
    expect(seat).toHaveTextContent('Calling14 min')
    expect(await within(seat).findByRole('img', { name: 'Screen of Zhou Ting' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    )
    expect(seat).toHaveTextContent('14:30:00')
    const figures = [...seat.querySelectorAll('dl > div')].map((one) => one.textContent)
    expect(figures).toEqual([
      'Calls▼ 38Outbound calls 38, warns under 60',
      'Valid10',
      'Rate %▼ 50.0Valid rate 50.0, warns under 60.010 valid calls / 20 answered calls',
      'Talk h:mm1:00',
      'Avg m:ss1:30',
    ])
    expect(seat).toHaveTextContent('2 violations')
    expect(within(seat).getByRole('img', { name: 'Warned' })).toBeInTheDocument()
    expect(within(seat).getByRole('button', { name: 'Pin Zhou Ting', pressed: true })).toBeInTheDocument()
    expect(within(seat).getByRole('button', { name: 'Remote view of Zhou Ting' })).toBeInTheDocument()
    expect(within(seat).getByRole('button', { name: 'History of Zhou Ting' })).toBeInTheDocument()
    expect(sent(server, workspace.businessStats)[0]?.body).toEqual({
      businessTypeID: 11,
      orgID: 5,
      userIDList: [101],
    })
    expect(sent(server, workspace.monitorPicture)[0]?.body).toEqual({ roomID: 'room-101' })
  })

  test.each([
    [unknown, 'Unknown'],
    [offline, 'Offline'],
    [online, 'Online'],
    [calling, 'Calling'],
    [nonworking, 'Idle'],
    [ringing, 'Ringing'],
  ])('with status %i is called %s [WORK-015]', async (status, word) => {
    wallServer({ users: { 5: [aSeat(101, 'Zhou Ting', { status })] } })
    openWall()
    expect(within(await card('Zhou Ting')).getByText(word)).toBeInTheDocument()
  })

  test('shows whole minutes from the first on, of online, calling and idle only [WORK-016]', async () => {
    const of = (id: number, status: workspace.SeatStatus, statusDuration: number) =>
      aSeat(id, `Seat ${id}`, { status, statusDuration })
    wallServer({
      users: {
        5: [
          of(1, online, 59),
          of(2, online, 60),
          of(3, calling, 119),
          of(4, nonworking, 120),
          of(5, ringing, 600),
          of(6, offline, 600),
          of(7, unknown, 600),
        ],
      },
    })
    openWall()
    await card('Seat 1')
    const minutes = shownNames().map((name) => {
      const text = screen.getByRole('article', { name }).textContent ?? ''
      return [name, /\d+ min/.exec(text)?.[0] ?? 'none']
    })
    expect(minutes).toEqual([
      ['Seat 1', 'none'],
      ['Seat 2', '1 min'],
      ['Seat 3', '1 min'],
      ['Seat 4', '2 min'],
      ['Seat 5', 'none'],
      ['Seat 6', 'none'],
      ['Seat 7', 'none'],
    ])
  })

  test('is there for seats only, not for masters [WORK-008]', async () => {
    const { operationMaster, groupMaster, groupSeat, individualSeat } = workspace.PERSON_TYPE
    wallServer({
      users: {
        5: [
          aSeat(1, 'Operation master', { type: operationMaster }),
          aSeat(2, 'Group master', { type: groupMaster }),
          aSeat(3, 'Group seat', { type: groupSeat }),
          aSeat(4, 'Individual seat', { type: individualSeat }),
        ],
      },
    })
    openWall()
    await card('Group seat')
    expect(shownNames()).toEqual(['Group seat', 'Individual seat'])
  })

  test('has a skeleton in the place of its picture until the first answers came without one [WORK-020]', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const server = wallServer({ users: { 5: [aSeat(101, 'Zhou Ting')] } })
    server.picture = () => new Response('', { headers: { 'content-type': 'image/jpeg' } })
    openWall()
    const seat = await card('Zhou Ting')
    expect(await within(seat).findByRole('img', { name: 'Loading' })).toBeInTheDocument()
    expect(within(seat).queryByText('No picture')).not.toBeInTheDocument()
    for (const answers of [2, 3, 4]) {
      await vi.advanceTimersByTimeAsync(3000)
      await waitFor(() => expect(sent(server, workspace.monitorPicture)).toHaveLength(answers))
    }
    expect(await within(seat).findByText('No picture')).toBeInTheDocument()
    expect(within(seat).queryByRole('img', { name: 'Loading' })).not.toBeInTheDocument()
  })

  test('has no picture while the seat is not active or it cannot be shown, and its address is revoked 30 s later [WORK-020]', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const server = wallServer({
      users: { 5: [aSeat(101, 'Zhou Ting'), aSeat(102, 'Marcus Webb', { status: offline, roomID: '' })] },
    })
    const { unmount } = openWall()
    const seat = await card('Zhou Ting')
    const image = await within(seat).findByRole('img', { name: 'Screen of Zhou Ting' })
    expect(within(await card('Marcus Webb')).getByText('No picture')).toBeInTheDocument()
    expect(sent(server, workspace.monitorPicture).map(({ body }) => body)).toEqual([{ roomID: 'room-101' }])
    image.dispatchEvent(new Event('error'))
    expect(await within(seat).findByText('No picture')).toBeInTheDocument()
    unmount()
    expect(addresses.size).toBe(1)
    vi.advanceTimersByTime(30_000)
    expect(addresses.size).toBe(0)
  })

  test('reads a picture that comes as base64 text [WORK-020]', async () => {
    wallServer()
    network.use(
      http.post(`*${workspace.monitorPicture.path}`, () => HttpResponse.text('data:image/jpeg;base64,/9j/')),
    )
    openWall()
    expect(await screen.findByRole('img', { name: 'Screen of Zhou Ting' })).toBeInTheDocument()
    expect([...addresses.values()][0]).toMatchObject({ type: 'image/jpeg', size: 3 })
  })

  test('is pinned and unpinned by the same call [WORK-025, WORK-026, LIVE-012]', async () => {
    const server = wallServer()
    const { person } = openWall()
    const seat = await card('Zhou Ting')
    await person.click(within(seat).getByRole('button', { name: 'Pin Zhou Ting', pressed: false }))
    expect(await within(seat).findByRole('button', { pressed: true })).toBeInTheDocument()
    await person.click(within(seat).getByRole('button', { name: 'Pin Zhou Ting', pressed: true }))
    expect(
      await within(seat).findByRole('button', { name: 'Pin Zhou Ting', pressed: false }),
    ).toBeInTheDocument()
    expect(sent(server, workspace.pin).map(({ body }) => body)).toEqual([
      { operationType: 1, targetOrgID: 5, targetUserID: 101 },
      { operationType: 2, targetOrgID: 5, targetUserID: 101 },
    ])
  })
})

test('a pin that is refused shows why and leaves the mark as it was', async () => {
  wallServer()
  network.use(mockCall(workspace.pin, new Refusal(30_001, 'Too many pinned seats')))
  const { person, services } = openWall()
  const seat = await card('Zhou Ting')
  await person.click(within(seat).getByRole('button', { name: 'Pin Zhou Ting', pressed: false }))
  await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('Too many pinned seats'))
  expect(within(seat).getByRole('button', { name: 'Pin Zhou Ting', pressed: false })).toBeInTheDocument()
})

describe('the links of a card', () => {
  test('open remote view with person and business, and history of today with brackets [WORK-035, WORK-036]', async () => {
    wallServer()
    const { person, services } = openWall()
    const seat = await card('Zhou Ting')
    await person.click(within(seat).getByRole('button', { name: 'Remote view of Zhou Ting' }))
    await person.click(within(seat).getByRole('button', { name: 'History of Zhou Ting' }))
    const opened = services.openPlatformLink.mock.calls.map(([url]) => decodeURIComponent(url))
    const dayStart = Date.UTC(2026, 10, 19, 16) / 1000
    expect(opened).toEqual([
      'http://console.test/assistant-console/session/live?userId=101&bizId=11',
      `http://console.test/assistant-console/session?beginTime=${dayStart}&endTime=${dayStart + 86_399}&userId[]=101&userName=Zhou%20Ting`.replace(
        '%20',
        ' ',
      ),
    ])
  })
})

test('all calls of the workspace carry app, version and business type [WORK-009]', async () => {
  const server = wallServer({ hands: [101] })
  const { person } = openWall()
  const seat = await card('Zhou Ting')
  await within(seat).findByRole('img', { name: /Hand up/ })
  await within(seat).findByRole('img', { name: 'Screen of Zhou Ting' })
  await person.click(within(seat).getByRole('button', { name: 'Pin Zhou Ting' }))
  const calls = [
    workspace.orgTree,
    workspace.orgUsers,
    workspace.businessStats,
    workspace.userFlags,
    workspace.monitorPicture,
    workspace.pin,
  ]
  await waitFor(() => expect(sent(server, workspace.pin)).toHaveLength(1))
  const headers = calls.map((call) => {
    const [request] = sent(server, call)
    return ['app', 'version', 'businessTypeId'].map((name) => request?.headers.get(name))
  })
  expect(headers).toEqual(calls.map(() => ['web', '2.5.0.5000', '11']))
})

describe('columns', () => {
  test.each([
    [1199, 2],
    [1200, 3],
    [1599, 3],
    [1600, 4],
  ])('at a width of %i px there are %i [WORK-013]', async (width, columns) => {
    setViewportWidth(width)
    wallServer({ users: { 5: Array.from({ length: 9 }, (_, at) => aSeat(at + 1, `Seat ${at + 1}`)) } })
    openWall()
    const row = (await card('Seat 1')).parentElement
    expect(row?.children).toHaveLength(columns)
    setViewportWidth(1440)
  })

  test('a wall of 2,000 seats has fewer than 200 cards in the document', async () => {
    wallServer({
      tree: [aTeam(5, 'Peony team', { seatCnt: 2000, ownSeatCnt: 2000 })],
      users: { 5: Array.from({ length: 2000 }, (_, at) => aSeat(at + 1, `Seat ${at + 1}`)) },
    })
    openWall()
    await card('Seat 1')
    expect(screen.getByText('All 2,000')).toBeInTheDocument()
    const count = shownNames().length
    expect(count).toBeGreaterThan(10)
    expect(count).toBeLessThan(200)
  })
})
