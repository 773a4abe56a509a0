import { stat, workspace } from '@console/contracts'
import { mockCall, network } from '@console/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  trackObjectUrls()
})
afterEach(() => {
  vi.useRealTimers()
})

type Person = ReturnType<typeof openWall>['person']
async function choose(person: Person, filter: RegExp) {
  await person.click(screen.getByRole('radio', { name: filter }))
}
async function sortBy(person: Person, name: string) {
  await person.click(screen.getByRole('combobox', { name: 'Sort' }))
  const options = await screen.findAllByText(name)
  const option = options.find((one) => one.closest('.ant-select-item-option') !== null)
  if (option === undefined) throw new Error(`no option ${name}`)
  fireEvent.click(option)
}
const idle = (id: number, name: string, statusDuration: number) =>
  aSeat(id, name, { status: nonworking, statusDuration })

describe('filters', () => {
  test('all is the first, pinned shows only pinned seats [WORK-027]', async () => {
    wallServer({ users: { 5: [aSeat(1, 'Ann'), aSeat(2, 'Ben', { isCollected: true }), aSeat(3, 'Cleo')] } })
    const { person } = openWall()
    await card('Ann')
    expect(screen.getByRole('radio', { name: 'All 3' })).toBeChecked()
    expect(shownNames()).toEqual(['Ann', 'Ben', 'Cleo'])
    await choose(person, /^Pinned 1/)
    await waitFor(() => expect(shownNames()).toEqual(['Ben']))
    await choose(person, /^All 3/)
    await waitFor(() => expect(shownNames()).toEqual(['Ann', 'Ben', 'Cleo']))
  })

  test('a seat with 901 s in idle is listed as idle overtime, one with 900 s is not [WORK-028]', async () => {
    wallServer({
      users: {
        5: [
          idle(1, 'Idle 900', 900),
          idle(2, 'Idle 901', 901),
          aSeat(3, 'Online 5000', { statusDuration: 5000 }),
        ],
      },
    })
    const { person } = openWall()
    await card('Idle 900')
    await choose(person, /^Idle over 15 min 1/)
    await waitFor(() => expect(shownNames()).toEqual(['Idle 901']))
    vi.setSystemTime(NOW + 1000)
    await waitFor(() => expect(shownNames()).toEqual(['Idle 900', 'Idle 901']))
  })

  test('online only hides inactive seats, together with the chosen filter [WORK-029]', async () => {
    const statuses = { unknown, offline, online, calling, nonworking, ringing }
    const users = Object.entries(statuses).map(([name, status], at) =>
      aSeat(at + 1, name, { status, isCollected: name === 'offline' || name === 'calling' }),
    )
    wallServer({ users: { 5: users } })
    const { person } = openWall()
    await card('offline')
    await person.click(screen.getByRole('switch', { name: 'Online only' }))
    await waitFor(() => expect(shownNames()).toEqual(['online', 'calling', 'nonworking', 'ringing']))
    await choose(person, /^Pinned/)
    await waitFor(() => expect(shownNames()).toEqual(['calling']))
    await person.click(screen.getByRole('switch', { name: 'Online only' }))
    await waitFor(() => expect(shownNames()).toEqual(['offline', 'calling']))
  })

  test('a name finds its seats and is in the address, and Reset shows all again when nothing matches', async () => {
    wallServer({ users: { 5: [aSeat(1, 'Ann'), aSeat(2, 'Ben')] } })
    const { person, router } = openWall({ path: '/console/workspace?online=1' })
    await card('Ann')
    await person.type(screen.getByRole('textbox', { name: 'Find an agent' }), 'be')
    await waitFor(() => expect(shownNames()).toEqual(['Ben']))
    await waitFor(() => expect(router.state.location.search).toContain('seat=be'))
    await person.type(screen.getByRole('textbox', { name: 'Find an agent' }), 'x')
    expect(await screen.findByRole('heading', { name: 'No agent matches' })).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(shownNames()).toEqual(['Ann', 'Ben']))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })
})

describe('offline seats', () => {
  const absent = (count: number) =>
    Array.from({ length: count }, (_, at) => aSeat(at + 10, `Absent ${at}`, { status: offline }))

  test('are folded into the head of their team from seven on, and shown by its button', async () => {
    wallServer({ users: { 5: [aSeat(1, 'Ann'), ...absent(7)] } })
    const { person } = openWall()
    await card('Ann')
    expect(shownNames()).toEqual(['Ann'])
    await person.click(screen.getByRole('button', { name: 'Show 7 offline', expanded: false }))
    await waitFor(() => expect(shownNames()).toHaveLength(8))
    await person.click(screen.getByRole('button', { name: 'Hide 7 offline', expanded: true }))
    await waitFor(() => expect(shownNames()).toEqual(['Ann']))
  })

  test.each([
    ['they are six', [aSeat(1, 'Ann'), ...absent(6)], 7],
    ['another seat follows them', [...absent(7), aSeat(1, 'Ann')], 8],
    ['nobody else is in the team', [...absent(7), aSeat(1, 'Ann', { status: offline })], 8],
  ])('are shown if %s', async (_why, seats, count) => {
    wallServer({ users: { 5: seats } })
    openWall()
    await card('Ann')
    expect(shownNames()).toHaveLength(count)
    expect(screen.queryByRole('button', { name: /offline$/ })).not.toBeInTheDocument()
  })

  test('are shown while a search is set', async () => {
    wallServer({ users: { 5: [aSeat(1, 'Ann'), ...absent(7)] } })
    const { person } = openWall()
    await card('Ann')
    await person.type(screen.getByRole('textbox', { name: 'Find an agent' }), 'Absent')
    await waitFor(() => expect(shownNames()).toHaveLength(7))
  })
})

test('a search shows the teams with a match, and counts the others below them', async () => {
  wallServer({
    tree: [aTeam(5, 'Team A'), aTeam(6, 'Team B'), aTeam(7, 'Team C')],
    users: { 5: [aSeat(1, 'Ann')], 6: [aSeat(2, 'Ben')], 7: [aSeat(3, 'Cid')] },
  })
  const { person } = openWall()
  await card('Ann')
  for (const team of ['Team B', 'Team C'])
    await person.click(await screen.findByRole('treeitem', { name: new RegExp(team) }))
  await card('Cid')
  await person.type(screen.getByRole('textbox', { name: 'Find an agent' }), 'Cid')
  await waitFor(() => expect(shownNames()).toEqual(['Cid']))
  expect(screen.queryByRole('region', { name: 'Agents of Team A' })).not.toBeInTheDocument()
  expect(screen.getByText('No match in 2 other teams')).toBeInTheDocument()
})

describe('the order', () => {
  test('is raised hands, then warned seats, then the order of the server [WORK-030]', async () => {
    wallServer({
      users: {
        5: [
          aSeat(1, 'Plain'),
          aSeat(2, 'Warned'),
          aSeat(3, 'Plain too'),
          aSeat(4, 'Raised'),
          aSeat(5, 'Raised and warned'),
        ],
      },
      stats: [
        stats(2, { callCnt: [29, 30] }),
        stats(5, { callCnt: [29, 30] }),
        stats(1, { callCnt: [30, 30] }),
      ],
      hands: [4, 5],
    })
    openWall()
    await card('Plain')
    await waitFor(() =>
      expect(shownNames()).toEqual(['Raised and warned', 'Raised', 'Warned', 'Plain', 'Plain too']),
    )
  })

  test('has five sorts, and those by idle time put idle seats first [WORK-031, WORK-032]', async () => {
    wallServer({
      users: {
        5: [
          aSeat(1, 'Working'),
          idle(2, 'Idle long', 600),
          idle(3, 'Idle short', 60),
          aSeat(4, 'Working too'),
        ],
      },
    })
    const { person } = openWall()
    await card('Working')
    expect(shownNames()).toEqual(['Working', 'Idle long', 'Idle short', 'Working too'])
    await person.click(screen.getByRole('combobox', { name: 'Sort' }))
    const options = [...document.querySelectorAll('.ant-select-item-option')].map(
      ({ textContent }) => textContent,
    )
    expect(options).toEqual([
      'Default',
      'Idle time, shortest first',
      'Idle time, longest first',
      'Call time, shortest first',
      'Call time, longest first',
    ])
    await person.click(screen.getByRole('combobox', { name: 'Sort' }))
    await sortBy(person, 'Idle time, shortest first')
    await waitFor(() => expect(shownNames()).toEqual(['Idle short', 'Idle long', 'Working', 'Working too']))
    await sortBy(person, 'Idle time, longest first')
    await waitFor(() => expect(shownNames()).toEqual(['Idle long', 'Idle short', 'Working', 'Working too']))
    await sortBy(person, 'Default')
    await waitFor(() => expect(shownNames()).toEqual(['Working', 'Idle long', 'Idle short', 'Working too']))
  })

  test('by call time follows today’s rank, and a seat that is not in it has no talk time [WORK-033, WORK-034]', async () => {
    const server = wallServer({
      users: { 5: [aSeat(1, 'Unranked'), aSeat(2, 'Second'), aSeat(3, 'First'), aSeat(4, 'Raised')] },
      ranks: [3, 2],
      hands: [4],
    })
    const { person } = openWall()
    await card('Unranked')
    expect(sent(server, stat.rank)).toHaveLength(0)
    await sortBy(person, 'Call time, longest first')
    await waitFor(() => expect(shownNames()).toEqual(['Raised', 'First', 'Second', 'Unranked']))
    expect(sent(server, stat.rank).map(({ query }) => query)).toEqual([
      {
        beginDay: '20261120',
        endDay: '20261120',
        orgId: 5,
        rankType: 'talkTime',
        strategy: 'user',
        bizTypeId: 11,
      },
    ])
    await sortBy(person, 'Call time, shortest first')
    await waitFor(() => expect(shownNames()).toEqual(['Raised', 'Unranked', 'Second', 'First']))
  })

  test('is still while the pointer is in the grid, and the pill counts the waiting changes and applies them', async () => {
    wallServer({ users: { 5: [aSeat(1, 'Ann'), aSeat(2, 'Ben'), aSeat(3, 'Cleo')] } })
    const { person, services } = openWall()
    const first = await card('Ann')
    await person.hover(first)
    services.realtime.push('seatStatus', {
      businessTypeId: 11,
      orgId: 5,
      userId: 3,
      status: online,
      statusStartTime: NOW / 1000,
      statusDuration: 30,
      roomId: 'room-3',
      version: '2.5.0',
      isHandup: true,
    })
    const pill = await screen.findByRole('button', { name: '3 changes wait' })
    expect(shownNames()).toEqual(['Ann', 'Ben', 'Cleo'])
    await person.click(pill)
    await waitFor(() => expect(shownNames()).toEqual(['Cleo', 'Ann', 'Ben']))
    expect(screen.queryByRole('button', { name: /wait/ })).not.toBeInTheDocument()
  })

  test('that is chosen is applied when its rank comes, also under a resting pointer, while new data waits', async () => {
    wallServer({ users: { 5: [aSeat(1, 'Unranked'), aSeat(2, 'Second'), aSeat(3, 'First')] } })
    const { promise: rank, resolve } = Promise.withResolvers<number[]>()
    network.use(
      mockCall(stat.rank, async () => ({
        rankBy: 'user' as const,
        rankList: (await rank).map((id) => ({ id, name: `Seat ${id}`, value: id })),
      })),
    )
    const { person, services } = openWall()
    await card('Unranked')
    await sortBy(person, 'Call time, longest first')
    await person.hover(await card('Second'))
    expect(shownNames()).toEqual(['Unranked', 'Second', 'First'])
    resolve([3, 2])
    await waitFor(() => expect(shownNames()).toEqual(['First', 'Second', 'Unranked']))
    services.realtime.push('seatStatus', {
      businessTypeId: 11,
      orgId: 5,
      userId: 2,
      status: online,
      statusStartTime: NOW / 1000,
      statusDuration: 30,
      roomId: 'room-2',
      version: '2.5.0',
      isHandup: true,
    })
    expect(await screen.findByRole('button', { name: '2 changes wait' })).toBeInTheDocument()
    expect(shownNames()).toEqual(['First', 'Second', 'Unranked'])
  })
})

describe('by keyboard', () => {
  test('arrows move between cards by columns, and stop at the first', async () => {
    wallServer({ users: { 5: Array.from({ length: 300 }, (_, at) => aSeat(at + 1, `Seat ${at + 1}`)) } })
    const { person } = openWall()
    const first = await card('Seat 1')
    first.focus()
    await person.keyboard('{ArrowRight}')
    expect(screen.getByRole('article', { name: 'Seat 2' })).toHaveFocus()
    await person.keyboard('{ArrowDown}')
    expect(screen.getByRole('article', { name: 'Seat 5' })).toHaveFocus()
    await person.keyboard('{ArrowUp}{ArrowLeft}')
    expect(first).toHaveFocus()
    fireEvent.keyDown(first, { key: 'ArrowUp' })
    expect(first).toHaveFocus()
  })
})

test('cards become compact, or a list without pictures, through the address', async () => {
  wallServer()
  const { person, router } = openWall()
  await card('Zhou Ting')
  await screen.findByRole('img', { name: 'Screen of Zhou Ting' })
  await person.click(screen.getByRole('radio', { name: 'List' }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=list'))
  expect(screen.queryByRole('img', { name: /^Screen of/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Remote view of Zhou Ting' })).toBeInTheDocument()
  await person.click(screen.getByRole('radio', { name: 'Compact cards' }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=compact'))
  expect(await card('Zhou Ting')).toBeInTheDocument()
})

test('the wall goes to the full screen, and an open one that is visible is reported as use', async () => {
  const request = vi.fn(async () => {})
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
  Element.prototype.requestFullscreen = request
  const server = wallServer()
  const { person } = openWall()
  await card('Zhou Ting')
  await person.click(screen.getByRole('button', { name: 'Full screen' }))
  expect(request).toHaveBeenCalledTimes(1)
  expect(server.requests.some(({ call }) => call === 'session.reportUse')).toBe(true)
  Reflect.deleteProperty(document, 'fullscreenEnabled')
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
})
