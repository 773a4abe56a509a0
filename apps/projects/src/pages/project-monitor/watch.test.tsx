import { session, workspace } from '@console/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  getRequestBodies,
  getCard,
  enterRoom,
  NOW,
  offerBoth,
  openWatchable,
  ROOM,
  SEAT,
  SELF,
  watchZhou,
  type Watchable,
} from '../../testing/open-monitor.ts'
import { LazyWatchedView } from './watch/LazyWatchedView.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Fakes timers too, which also advance by themselves. */
const fakeTimers = () =>
  vi.useFakeTimers({
    now: NOW,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const zhou = () => getCard('Zhou Min')
const stateWords = () => zhou().getByRole('status').textContent
/** The element that plays what the seat's stream brought, by the kinds of its tracks. */
const tracksIn = (element: HTMLMediaElement | null) => {
  const media = element?.srcObject
  return media instanceof MediaStream ? media.getTracks().map(({ kind }) => kind) : null
}
const video = () => screen.getByRole('article', { name: 'Zhou Min' }).querySelector('video')
const audio = () => screen.getByRole('article', { name: 'Zhou Min' }).querySelector('audio')
const showFirstFrame = () => act(() => void video()?.dispatchEvent(new Event('loadeddata')))

async function live() {
  const page = await openWatchable()
  const peers = await watchZhou(page)
  await waitFor(() => expect(stateWords()).toBe('Live'))
  showFirstFrame()
  return { ...page, call: peers }
}

describe('watching', () => {
  test('is loaded soon after the page, before anybody watches', async () => {
    const preload = vi.spyOn(LazyWatchedView, 'preload')
    fakeTimers()
    await openWatchable()
    await pass(1000)
    expect(preload).toHaveBeenCalledOnce()
  })

  test('waits for the connection, enters the room, and has the seat share camera and screen [LIVE-020, LIVE-021, RT-022]', async () => {
    const { person, rooms } = await openWatchable()
    await person.click(screen.getByRole('button', { name: 'Watch Zhou Min' }))
    expect(await screen.findByText('Waiting for the server')).toBeVisible()
    await rooms.connect()
    expect(await screen.findByText('Connecting')).toBeVisible()
    expect(rooms.sent()).toEqual([`ENTER ${ROOM}`])
    await rooms.confirm(ROOM, [SELF, SEAT])
    await rooms.settle()
    expect(rooms.sent()).toEqual([`ENTER ${ROOM}`, 'START 10 [] to 901'])
  })

  test('answers the call and attaches both streams to the card [LIVE-022, LIVE-018, RT-021]', async () => {
    const { rooms, call, iceServers } = await live()
    await rooms.settle()
    expect(rooms.sent().slice(2)).toEqual(['answer call-1.1 to 901', 'answer call-1.2 to 901'])
    expect(call.camera.configuration).toEqual({
      iceServers: [{ urls: ['turn:relay.test'], username: 'u', credential: 'c' }],
    })
    expect(iceServers).toHaveBeenCalledTimes(1)
    expect(tracksIn(audio())).toEqual(['audio'])
    expect(tracksIn(video())).toEqual(['video', 'audio'])
    expect(video()).toBeVisible()
    expect(video()).toHaveAccessibleName('Live screen of Zhou Min')
    expect(stateWords()).toBe('Live')
  })

  test('exchanges candidates both ways until the empty one [RT-021]', async () => {
    const { rooms, call } = await live()
    const value = { callId: 'call-1', stream: 2, sdpMid: '0', sdpMLineIndex: 0, usernameFragment: '' }
    for (const candidate of ['candidate:1', ''])
      await rooms.say(
        { roomId: ROOM, userId: SEAT.userId },
        { kind: 'candidate', value: { ...value, candidate } },
      )
    await waitFor(() => expect(call.screen.candidates).toEqual(['candidate:1', null]))
    call.screen.find('candidate:2')
    call.screen.find(null)
    await rooms.settle()
    expect(rooms.sent().slice(-2)).toEqual(['candidate call-1.2 to 901', 'candidate call-1.2 to 901'])
  })

  test('ends with Stop: the seat is notified, the connections are closed, the room is left [LIVE-023, RT-022]', async () => {
    const { person, rooms, call } = await live()
    await person.click(screen.getByRole('button', { name: 'Stop watching Zhou Min' }))
    await rooms.settle()
    expect(rooms.sent().slice(-2)).toEqual(['STOP 0 [] to 901', `EXIT ${ROOM}`])
    expect([call.camera.isClosed, call.screen.isClosed]).toEqual([true, true])
    expect(video()).toBeNull()
    expect(screen.getByRole('button', { name: 'Watch Zhou Min' })).toBeEnabled()
  })

  test('another worker stops the first one: one is watched at a time [LIVE-024]', async () => {
    const { person, rooms, call } = await live()
    await person.click(screen.getByRole('button', { name: 'Watch Ada Brook' }))
    await waitFor(async () => {
      await rooms.settle()
      expect(rooms.sent().slice(-3)).toEqual(['STOP 0 [] to 901', `EXIT ${ROOM}`, 'ENTER seat-902'])
    })
    expect(call.screen.isClosed).toBe(true)
    expect(screen.getByRole('button', { name: 'Stop watching Ada Brook' })).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Stop/ })).toHaveLength(1)
  })

  test('ends with the page [LIVE-023]', async () => {
    const { rooms, call, unmount } = await live()
    unmount()
    await rooms.settle()
    expect(rooms.sent().slice(-2)).toEqual(['STOP 0 [] to 901', `EXIT ${ROOM}`])
    expect(call.screen.isClosed).toBe(true)
  })

  test('of a room that becomes empty ends by itself, and says so [LIVE-025, RT-018]', async () => {
    const { rooms, call } = await live()
    await rooms.announce('SOMEONE_EXIT_ROOM', { roomId: ROOM, member: SEAT, members: [SELF] })
    expect(await zhou().findByText('The agent left.')).toBeVisible()
    await rooms.settle()
    expect(rooms.sent().at(-1)).toBe(`EXIT ${ROOM}`)
    expect(call.screen.isClosed).toBe(true)
    expect(stateWords()).toBe('Ended')
  })

  test('of a seat that is kicked off is stopped [RT-019]', async () => {
    const { rooms, call } = await live()
    await rooms.announce('SOMEONE_KICK_OFF', { roomId: ROOM, member: SEAT, members: [SELF] })
    expect(await zhou().findByText('The agent was signed out.')).toBeVisible()
    await rooms.settle()
    expect(rooms.sent().at(-1)).toBe(`EXIT ${ROOM}`)
    expect(call.screen.isClosed).toBe(true)
  })

  test('names who else is watching, without oneself and the seat [RT-018]', async () => {
    const { rooms } = await live()
    const other = { userId: 12, name: 'Elena Ruiz', isOwner: false }
    expect(zhou().queryByText(/Also watching/)).toBeNull()
    await rooms.announce('SOMEONE_ENTER_ROOM', { roomId: ROOM, member: other, members: [SELF, SEAT, other] })
    expect(zhou().getByText('Also watching: Elena Ruiz')).toBeVisible()
    await rooms.announce('SOMEONE_EXIT_ROOM', { roomId: ROOM, member: other, members: [SELF, SEAT] })
    expect(zhou().queryByText(/Also watching/)).toBeNull()
  })

  test('is use of the console while it runs', async () => {
    const { server, person } = await live()
    await waitFor(() => expect(getRequestBodies(server, session.reportUse)).toHaveLength(1))
    await person.click(screen.getByRole('button', { name: 'Stop watching Zhou Min' }))
    expect(getRequestBodies(server, session.reportUse)).toHaveLength(1)
  })
})

describe('a watch that fails', () => {
  test('without an offer in 15 s is logged and shown only in its card, where it can be tried again [LIVE-026]', async () => {
    fakeTimers()
    const page = await openWatchable()
    const { person, rooms, services } = page
    await rooms.connect()
    await person.click(screen.getByRole('button', { name: 'Watch Zhou Min' }))
    await enterRoom(page)
    await pass(15_100)
    expect(zhou().getByText('The agent did not share within 15 s.')).toBeVisible()
    expect(stateWords()).toBe('Failed')
    await rooms.settle()
    expect(rooms.sent().slice(-2)).toEqual(['STOP 0 [] to 901', `EXIT ${ROOM}`])
    expect(services.reportError.mock.calls.map(([error, context]) => [String(error), context])).toEqual([
      ['Error: Watching seat-901: it failed: noOffer', 'watch'],
    ])
    for (const announce of Object.values(services.toast)) expect(announce).not.toHaveBeenCalled()
    expect(screen.queryByRole('alert')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Watch Zhou Min again' }))
    await enterRoom(page)
    expect(stateWords()).toBe('Connecting')
    await person.click(screen.getByRole('button', { name: 'Stop watching Zhou Min' }))
  })

  test('because the room is refused says why, and can be closed', async () => {
    const { person, rooms, services } = await openWatchable()
    await person.click(screen.getByRole('button', { name: 'Watch Zhou Min' }))
    await screen.findByText('Waiting for the server')
    await rooms.connect()
    await rooms.refuse(403)
    expect(await zhou().findByText('You may not watch this agent.')).toBeVisible()
    expect(services.reportError).toHaveBeenCalledTimes(1)
    await person.click(screen.getByRole('button', { name: 'Close the view of Zhou Min' }))
    expect(zhou().queryByText('Failed')).toBeNull()
  })

  test('a broken connection is replaced by a new call, with the screenshot meanwhile [LIVE-022]', async () => {
    const page = await live()
    const { rooms, call, browser } = page
    browser.scroll(true, 'Zhou Min')
    call.screen.move('failed')
    await waitFor(() => expect(stateWords()).toBe('ReconnectingThe connection to the agent was lost.'))
    expect(await zhou().findByRole('img', { name: 'Screen of Zhou Min' })).toBeVisible()
    expect(video()).not.toBeVisible()
    await waitFor(async () => {
      await rooms.settle()
      expect(rooms.sent().at(-1)).toBe('START 10 [] to 901')
    })
    await offerBoth(page, 'call-2')
    showFirstFrame()
    expect(stateWords()).toBe('Live')
    expect(video()).toBeVisible()
  })

  test('a frozen picture gives way to the screenshot, until the next frame', async () => {
    fakeTimers()
    const { call, browser } = await live()
    browser.scroll(true, 'Zhou Min')
    call.screen.framesDecoded = 1
    await pass(1000)
    expect(stateWords()).toBe('Live')
    await pass(6000)
    expect(stateWords()).toBe('Picture frozenNo new picture for 5 s.')
    expect(await zhou().findByRole('img', { name: 'Screen of Zhou Min' })).toBeVisible()
    call.screen.framesDecoded = 2
    await pass(1100)
    expect(stateWords()).toBe('Live')
    expect(video()).toBeVisible()
  })

  test('a session that is not resumed starts afresh', async () => {
    const { rooms } = await live()
    await rooms.reconnect(false)
    await rooms.settle()
    expect(rooms.sent().at(-1)).toBe(`ENTER ${ROOM}`)
    await rooms.confirm(ROOM, [SELF, SEAT])
    await rooms.settle()
    expect(rooms.sent().at(-1)).toBe('START 10 [] to 901')
    expect(stateWords()).toBe('ReconnectingThe connection to the agent was lost.')
  })
})

describe('sound and picture', () => {
  test('each stream is muted and has its volume, which the next watch keeps', async () => {
    const page = await live()
    const { person } = page
    await person.click(zhou().getByRole('button', { name: 'Mute: Microphone' }))
    expect([audio()?.muted, video()?.muted]).toEqual([true, false])
    expect(zhou().getByRole('button', { name: 'Unmute: Microphone', pressed: true })).toBeVisible()
    await person.click(zhou().getByRole('button', { name: 'Mute: Screen sound' }))
    expect([audio()?.muted, video()?.muted]).toEqual([true, true])
    fireEvent.change(zhou().getByLabelText('Volume: Microphone'), { target: { value: '0.25' } })
    expect([audio()?.volume, audio()?.muted]).toEqual([0.25, false])
    await person.click(screen.getByRole('button', { name: 'Stop watching Zhou Min' }))
    await watchAgain(page)
    expect(zhou().getByRole('button', { name: 'Unmute: Screen sound' })).toBeVisible()
  })

  test('that the browser blocks plays without sound until a person allows it', async () => {
    const page = await openWatchable()
    const refused = new DOMException('no gesture', 'NotAllowedError')
    page.browser.play.mockImplementation(function play(this: HTMLMediaElement) {
      return this.muted ? Promise.resolve() : Promise.reject(refused)
    })
    await watchZhou(page)
    const button = await screen.findByRole('button', { name: 'Play sound' })
    await waitFor(() => expect(video()?.muted).toBe(true))
    page.browser.play.mockImplementation(() => Promise.resolve())
    page.browser.play.mockClear()
    await page.person.click(button)
    expect(page.browser.play).toHaveBeenCalledTimes(2)
    expect([audio()?.muted, video()?.muted]).toEqual([false, false])
    expect(screen.queryByRole('button', { name: 'Play sound' })).toBeNull()
    expect(page.services.reportError).not.toHaveBeenCalled()
  })

  test('the picture is enlarged to the whole row, and back, and the video is the same element', async () => {
    const { person } = await live()
    const before = video()
    const row = () => screen.getByRole('article', { name: 'Zhou Min' }).closest('li')
    expect(row()).toHaveAttribute('data-large', 'false')
    await person.click(zhou().getByRole('button', { name: 'Enlarge' }))
    expect(row()).toHaveAttribute('data-large', 'true')
    expect(video()).toBe(before)
    await person.click(zhou().getByRole('button', { name: 'Shrink' }))
    expect(row()).toHaveAttribute('data-large', 'false')
  })

  test('is reached by keyboard', async () => {
    const { person } = await live()
    const controls = within(zhou().getByRole('group', { name: 'Sound and picture of Zhou Min' }))
    controls.getByRole('button', { name: 'Mute: Microphone' }).focus()
    await person.keyboard('{Enter}')
    expect(audio()?.muted).toBe(true)
  })
})

test('a worker who goes offline while they are watched stays on the page, with Stop [LIVE-004]', async () => {
  const { person, server } = await live()
  await person.click(screen.getByRole('switch', { name: 'Watch online only' }))
  expect(screen.queryByRole('article', { name: 'Lin Tao' })).toBeNull()
  server.workers[31] = (server.workers[31] ?? []).map((worker) => ({
    ...worker,
    status: workspace.SEAT_STATUS.offline,
    roomID: '',
  }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(zhou().getByText('Offline')).toBeVisible())
  expect(screen.getByRole('button', { name: 'Stop watching Zhou Min' })).toBeVisible()
  expect(stateWords()).toBe('Live')
})

async function watchAgain(page: Watchable): Promise<void> {
  await page.person.click(screen.getByRole('button', { name: 'Watch Zhou Min' }))
  await enterRoom(page)
  await offerBoth(page, 'call-2')
}
