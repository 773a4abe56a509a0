import { workspace } from '@console/contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aSeat, card, NOW, openWall, sent, trackObjectUrls, wallServer } from '../../testing/open-wall.ts'

const { offline, unknown } = workspace.SEAT_STATUS

const band = () => screen.getByRole('region', { name: 'Raised hands' })
const mark = (seat: HTMLElement) => within(seat).queryByRole('img', { name: /Hand up/ })

describe('raised hands', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true, advanceTimeDelta: 5 })
    trackObjectUrls()
  })
  afterEach(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(document, 'visibilityState')
  })
  const advance = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

  test('are requested every 2 s for all active seats, and mark their cards [WORK-023]', async () => {
    const server = wallServer({
      users: {
        5: [
          aSeat(101, 'Zhou Ting'),
          aSeat(102, 'Marcus Webb'),
          aSeat(103, 'Priya Nair', { status: offline, roomID: '' }),
          aSeat(104, 'Chen Siyuan', { status: unknown, roomID: '' }),
        ],
      },
      hands: [102],
    })
    openWall()
    const raised = await card('Marcus Webb')
    await advance(2100)
    await waitFor(() => expect(mark(raised)).toBeInTheDocument())
    expect(mark(await card('Zhou Ting'))).not.toBeInTheDocument()
    expect(sent(server, workspace.userFlags)[0]?.body).toEqual({
      key: 'handup',
      userIDList: [101, 102],
      withAges: true,
    })
    const before = sent(server, workspace.userFlags).length
    await advance(6000)
    expect(sent(server, workspace.userFlags).length - before).toBe(3)
    expect(within(band()).getByText('1 hand up')).toBeInTheDocument()
  })

  test('are read from a list of objects too [WORK-Q4]', async () => {
    wallServer({
      users: { 5: [aSeat(101, 'Zhou Ting'), aSeat(102, 'Marcus Webb')] },
      hands: [{ userID: 102 }],
    })
    openWall()
    const raised = await card('Marcus Webb')
    await waitFor(() => expect(mark(raised)).toBeInTheDocument())
    expect(mark(await card('Zhou Ting'))).not.toBeInTheDocument()
  })

  test('are requested in a hidden tab too, and not without an active seat [WORK-023]', async () => {
    const server = wallServer({ users: { 5: [aSeat(101, 'Zhou Ting', { status: offline, roomID: '' })] } })
    openWall()
    await card('Zhou Ting')
    await advance(6000)
    expect(sent(server, workspace.userFlags)).toHaveLength(0)
    server.users[5] = [aSeat(101, 'Zhou Ting')]
    await advance(15_000)
    await waitFor(() => expect(sent(server, workspace.userFlags).length).toBeGreaterThan(0))
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    const hands = sent(server, workspace.userFlags).length
    const users = sent(server, workspace.orgUsers).length
    await advance(20_000)
    expect(sent(server, workspace.userFlags).length - hands).toBeGreaterThanOrEqual(9)
    expect(sent(server, workspace.orgUsers)).toHaveLength(users)
  })

  test('that went up long before the wall was opened are earlier ones, with their time, and make no sound', async () => {
    wallServer({
      users: { 5: [aSeat(101, 'Zhou Ting'), aSeat(102, 'Marcus Webb')] },
      hands: [
        { userID: 101, raisedSeconds: 300 },
        { userID: 102, raisedSeconds: 12 },
      ],
    })
    const { person, services } = openWall()
    const recent = await card('Marcus Webb')
    await waitFor(() =>
      expect(within(recent).getByRole('img', { name: /^Hand up for 1[2-9] s$/ })).toBeInTheDocument(),
    )
    expect(mark(await card('Zhou Ting'))).not.toBeInTheDocument()
    expect(services.announce.mock.calls).toEqual([['Marcus Webb has raised a hand']])
    await person.click(within(band()).getByRole('button', { name: '1 earlier' }))
    expect(await screen.findByText(/^Peony team, 14:25:0\d$/)).toBeInTheDocument()
  })

  test('disappear by themselves 30 s after they were set, and go on in the list of earlier ones [WORK-024]', async () => {
    const server = wallServer({ hands: [101] })
    const { services } = openWall()
    const seat = await card('Zhou Ting')
    await advance(2100)
    await waitFor(() => expect(mark(seat)).toBeInTheDocument())
    const raisedAt = Date.now()
    expect(services.announce).toHaveBeenCalledWith('Zhou Ting has raised a hand')
    await advance(27_000)
    expect(Date.now() - raisedAt).toBeLessThan(30_000)
    expect(mark(seat)).toBeInTheDocument()
    await advance(5000)
    await waitFor(() => expect(mark(seat)).not.toBeInTheDocument())
    // Still listed: the mark is not set again until a poll leaves it out.
    await advance(6000)
    expect(mark(seat)).not.toBeInTheDocument()
    expect(within(band()).getByText('No hands up')).toBeInTheDocument()
    expect(within(band()).getByRole('button', { name: '1 earlier' })).toBeInTheDocument()
    server.hands = []
    await advance(4000)
    server.hands = [101]
    await advance(4000)
    await waitFor(() => expect(mark(seat)).toBeInTheDocument())
  })
})

describe('the band', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
    trackObjectUrls()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'locks')
  })
  const raise = (userId: number) => ({
    businessTypeId: 11,
    orgId: 5,
    userId,
    status: workspace.SEAT_STATUS.online,
    statusStartTime: NOW / 1000,
    statusDuration: 30,
    roomId: `room-${userId}`,
    version: '2.5.0',
    isHandup: true,
  })

  test('has the longest-raised hand first, with team, seconds and remote view', async () => {
    wallServer({
      hands: [
        { userID: 101, raisedSeconds: 9 },
        { userID: 102, raisedSeconds: 21 },
      ],
    })
    const { person, services } = openWall()
    await card('Zhou Ting')
    const hands = await within(band()).findAllByRole('listitem')
    await waitFor(() =>
      expect(hands.map(({ textContent }) => textContent)).toEqual([
        'Marcus WebbPeony team, 21 s agoRemote view',
        'Zhou TingPeony team, 9 s agoRemote view',
      ]),
    )
    await person.click(within(band()).getByRole('button', { name: 'Remote view of Marcus Webb' }))
    expect(services.openPlatformLink.mock.calls[0]?.[0]).toContain(
      '/assistant-console/session/live?userId=102',
    )
  })

  test('lists earlier hands, which a person marks as handled', async () => {
    wallServer()
    const { person, services } = openWall()
    await card('Zhou Ting')
    services.realtime.push('seatStatus', raise(101))
    await within(band()).findByText('1 hand up')
    vi.setSystemTime(NOW + 30_000)
    await person.click(await within(band()).findByRole('button', { name: '1 earlier' }))
    expect(await screen.findByText('Peony team, 14:30:00')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Handled: hand of Zhou Ting' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 earlier' })).not.toBeInTheDocument())
  })

  test('sounds once for all tabs, and not while it is muted, which the browser remembers', async () => {
    const started = vi.fn()
    vi.stubGlobal('AudioContext', silentAudio(started))
    const taken = new Set<string>()
    Object.defineProperty(navigator, 'locks', { value: fakeLocks(taken), configurable: true })
    taken.add('console.workspace.hand.102')
    wallServer({
      users: { 5: [aSeat(101, 'Zhou Ting'), aSeat(102, 'Marcus Webb'), aSeat(103, 'Priya Nair')] },
    })
    const { person, services } = openWall()
    await card('Zhou Ting')
    services.realtime.push('seatStatus', raise(102))
    await within(band()).findByText('1 hand up')
    // Another tab has its lock.
    expect(started).not.toHaveBeenCalled()
    services.realtime.push('seatStatus', raise(101))
    await within(band()).findByText('2 hands up')
    await waitFor(() => expect(started).toHaveBeenCalledTimes(1))
    await person.click(within(band()).getByRole('button', { name: 'Turn sound off' }))
    expect(window.localStorage.getItem('console.workspace.isHandSoundMuted')).toBe('1')
    services.realtime.push('seatStatus', raise(103))
    await within(band()).findByText('3 hands up')
    expect(taken.has('console.workspace.hand.103')).toBe(true)
    expect(started).toHaveBeenCalledTimes(1)
    await person.click(within(band()).getByRole('button', { name: 'Turn sound on' }))
    expect(window.localStorage.getItem('console.workspace.isHandSoundMuted')).toBeNull()
  })
})

function fakeLocks(taken: Set<string>) {
  return {
    request: async (name: string, _options: object, run: (lock: object | null) => Promise<void>) => {
      if (taken.has(name)) return run(null)
      taken.add(name)
      return run({ name })
    },
  }
}

function silentAudio(onStart: () => void) {
  const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  return class {
    currentTime = 0
    destination = {}
    createOscillator() {
      return { frequency: { value: 0 }, connect: () => ({ connect() {} }), start: onStart, stop() {} }
    }
    createGain() {
      return { gain }
    }
    async close() {}
  }
}
