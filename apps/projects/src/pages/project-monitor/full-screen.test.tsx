import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { cardOf, NOW, openWatchable, ROOM, SEAT, SELF, watchZhou } from '../../testing/open-monitor.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** jsdom has no full screen. */
function fakeFullScreen() {
  const state = { element: null as Element | null }
  const enter = (element: Element | null): void => {
    state.element = element
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
  Object.defineProperty(document, 'fullscreenElement', { get: () => state.element, configurable: true })
  Element.prototype.requestFullscreen = async function requestFullscreen(this: Element) {
    await Promise.resolve()
    enter(this)
  }
  document.exitFullscreen = async () => {
    await Promise.resolve()
    enter(null)
  }
  onTestFinished(() => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name)
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
  })
  return {
    /** What is on the whole screen: nothing else of the page is visible. */
    content: () => {
      if (!(state.element instanceof HTMLElement)) throw new Error('Nothing is on the full screen.')
      return within(state.element)
    },
    isFull: () => state.element !== null,
    /** The browser leaves by itself, without a key event for the page. */
    pressEscape: () => act(() => enter(null)),
  }
}

async function liveOnFullScreen() {
  const browserScreen = fakeFullScreen()
  const page = await openWatchable()
  const call = await watchZhou(page)
  await waitFor(() => expect(cardOf('Zhou Min').getByRole('status')).toHaveTextContent(/^Live$/))
  const video = document.querySelector('article video')
  act(() => void video?.dispatchEvent(new Event('loadeddata')))
  await page.person.click(cardOf('Zhou Min').getByRole('button', { name: 'Full screen' }))
  await waitFor(() => expect(browserScreen.isFull()).toBe(true))
  return { ...page, ...browserScreen, call, video }
}

describe('a watch on the full screen', () => {
  test('shows picture, state, who else watches, sound and the way out [LIVE-022]', async () => {
    const { content, rooms, video } = await liveOnFullScreen()
    expect(content().getByLabelText('Live screen of Zhou Min')).toBe(video)
    expect(content().getByText('Zhou Min')).toBeVisible()
    expect(content().getByRole('status')).toHaveTextContent(/^Live$/)
    expect(content().getByRole('button', { name: 'Mute: Microphone' })).toBeEnabled()
    expect(content().getByRole('button', { name: 'Mute: Screen sound' })).toBeEnabled()
    expect(content().getByRole('button', { name: 'Leave full screen' })).toHaveTextContent(
      'Leave full screenEsc',
    )
    expect(content().queryByRole('button', { name: 'Enlarge' })).toBeNull()
    const other = { userId: 12, name: 'Elena Ruiz', isOwner: false }
    await rooms.announce('SOMEONE_ENTER_ROOM', { roomId: ROOM, member: other, members: [SELF, SEAT, other] })
    expect(content().getByText('Also watching: Elena Ruiz')).toBeVisible()
  })

  test('is muted and left by keyboard, with the focus where it was', async () => {
    const { content, person, isFull, video } = await liveOnFullScreen()
    expect(content().getByRole('button', { name: 'Leave full screen' })).toHaveFocus()
    content().getByRole('button', { name: 'Mute: Screen sound' }).focus()
    await person.keyboard('{Enter}')
    expect(video).toHaveProperty('muted', true)
    expect(content().getByRole('button', { name: 'Unmute: Screen sound', pressed: true })).toHaveFocus()
    content().getByRole('button', { name: 'Leave full screen' }).focus()
    await person.keyboard('{Enter}')
    await waitFor(() => expect(isFull()).toBe(false))
    expect(cardOf('Zhou Min').getByRole('button', { name: 'Full screen' })).toHaveFocus()
  })

  test.each([
    ['the browser, which keeps the key to itself,', false],
    ['the page, where the browser passes the key on,', true],
  ])('that %s leaves with Esc goes on in its card', async (_who, isPassedOn) => {
    const { pressEscape, video, person, isFull } = await liveOnFullScreen()
    if (isPassedOn) await person.keyboard('{Escape}')
    else pressEscape()
    await waitFor(() => expect(isFull()).toBe(false))
    expect(cardOf('Zhou Min').getByLabelText('Live screen of Zhou Min')).toBe(video)
    expect(cardOf('Zhou Min').getByRole('button', { name: 'Full screen' })).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'Leave full screen' })).toBeNull()
  })

  test('that breaks or ends there says so, and can still be left', async () => {
    const { content, rooms, call, person, isFull } = await liveOnFullScreen()
    call.screen.move('failed')
    await waitFor(() => expect(content().getByRole('status')).toHaveTextContent(/^Reconnecting/))
    expect(content().getByRole('button', { name: 'Leave full screen' })).toBeEnabled()
    await rooms.announce('SOMEONE_KICK_OFF', { roomId: ROOM, member: SEAT, members: [SELF] })
    expect(await content().findByText('The worker was signed out.')).toBeVisible()
    await person.click(content().getByRole('button', { name: 'Leave full screen' }))
    await waitFor(() => expect(isFull()).toBe(false))
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull()
  })
})
