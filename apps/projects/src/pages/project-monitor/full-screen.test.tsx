import { fakeFullScreen } from '@console/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getCard, NOW, openWatchable, ROOM, SEAT, SELF, watchZhou } from '../../testing/open-monitor.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function liveOnFullScreen() {
  const browserScreen = fakeFullScreen()
  const page = await openWatchable()
  const call = await watchZhou(page)
  await waitFor(() => expect(getCard('Zhou Min').getByRole('status')).toHaveTextContent(/^Live$/))
  const video = document.querySelector('article video')
  act(() => void video?.dispatchEvent(new Event('loadeddata')))
  await page.person.click(getCard('Zhou Min').getByRole('button', { name: 'Full screen' }))
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
    expect(getCard('Zhou Min').getByRole('button', { name: 'Full screen' })).toHaveFocus()
  })

  test.each([
    ['the browser, which keeps the key to itself,', false],
    ['the page, where the browser passes the key on,', true],
  ])('that %s leaves with Esc goes on in its card', async (_who, isPassedOn) => {
    const { pressEscape, video, person, isFull } = await liveOnFullScreen()
    if (isPassedOn) await person.keyboard('{Escape}')
    else pressEscape()
    await waitFor(() => expect(isFull()).toBe(false))
    expect(getCard('Zhou Min').getByLabelText('Live screen of Zhou Min')).toBe(video)
    expect(getCard('Zhou Min').getByRole('button', { name: 'Full screen' })).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'Leave full screen' })).toBeNull()
  })

  test('that breaks or ends there says so, and can still be left', async () => {
    const { content, rooms, call, person, isFull } = await liveOnFullScreen()
    call.screen.move('failed')
    await waitFor(() => expect(content().getByRole('status')).toHaveTextContent(/^Reconnecting/))
    expect(content().getByRole('button', { name: 'Leave full screen' })).toBeEnabled()
    await rooms.announce('SOMEONE_KICK_OFF', { roomId: ROOM, member: SEAT, members: [SELF] })
    expect(await content().findByText('The agent was signed out.')).toBeVisible()
    await person.click(content().getByRole('button', { name: 'Leave full screen' }))
    await waitFor(() => expect(isFull()).toBe(false))
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull()
  })
})
