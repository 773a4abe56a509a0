import { createHttpClient, createQueryClient } from '@console/sub-app'
import { recordedServices } from '@console/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ShellContext, type Shell } from '../../runtime/context/shell-context.tsx'
import { inboxTexts } from '../inbox/inbox-texts.ts'
import { samplePopup } from '../message/message.samples.ts'
import { Bubble, BUBBLE_LIFETIME_MS } from './Bubble.tsx'
import { START_LIMIT_MS } from './read-aloud.ts'

const gone = vi.fn()

beforeEach(() => {
  gone.mockClear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show(popup = samplePopup('7'), isFolded = false) {
  const client = createHttpClient({
    getToken: () => null,
    apiOrigin: '',
    getLanguage: () => 'en',
    notify: () => {},
    onUnauthorized: () => {},
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a bubble reads no more of the shell
  const shell = { client, services: recordedServices(() => {}) } as unknown as Shell
  render(
    <IntlProvider locale="en" messages={inboxTexts.en}>
      <QueryClientProvider client={createQueryClient()}>
        <ShellContext value={shell}>
          <Bubble popup={popup} isFolded={isFolded} onGone={gone} />
        </ShellContext>
      </QueryClientProvider>
    </IntlProvider>,
  )
  return screen.getByRole('article')
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('a bubble closes 20000 ms after it was shown [SHELL-078]', () => {
  show()
  expect(BUBBLE_LIFETIME_MS).toBe(20_000)
  pass(19_999)
  expect(gone).not.toHaveBeenCalled()
  pass(1)
  expect(gone).toHaveBeenCalledExactlyOnceWith(false)
})

test('its timer pauses while the pointer is on it [SHELL-078]', () => {
  const bubble = show()
  pass(15_000)
  fireEvent.pointerEnter(bubble, { pointerType: 'mouse' })
  pass(60_000)
  fireEvent.pointerLeave(bubble, { pointerType: 'mouse' })
  pass(4999)
  expect(gone).not.toHaveBeenCalled()
  pass(1)
  expect(gone).toHaveBeenCalledOnce()
})

test('a tap does not pause it: touch leaves no pointer behind [SHELL-078]', () => {
  fireEvent.pointerEnter(show(), { pointerType: 'touch' })
  pass(20_000)
  expect(gone).toHaveBeenCalledOnce()
})

test('its timer pauses while the focus is in it, also when it moves between its buttons [SHELL-078]', () => {
  show()
  pass(15_000)
  for (const button of screen.getAllByRole('button')) {
    act(() => {
      button.focus()
    })
    pass(20_000)
  }
  act(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  pass(4999)
  expect(gone).not.toHaveBeenCalled()
  pass(1)
  expect(gone).toHaveBeenCalledOnce()
})

test('its timer pauses while the tab is hidden [SHELL-078]', () => {
  show()
  pass(15_000)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  pass(60_000)
  visibility.mockReturnValue('visible')
  fireEvent(document, new Event('visibilitychange'))
  pass(4999)
  expect(gone).not.toHaveBeenCalled()
  pass(1)
  expect(gone).toHaveBeenCalledOnce()
})

test('a folded bubble has only its title, which unfolds it, and closes as any other [SHELL-077, SHELL-078]', () => {
  const content = () => screen.queryByRole('button', { name: 'Open session' })
  const bubble = show(samplePopup('7'), true)
  const title = screen.getByRole('button', { name: 'Message 7', expanded: false })
  expect(content()).toBeNull()
  fireEvent.pointerEnter(bubble, { pointerType: 'mouse' })
  // The button to close it must not move away from the pointer.
  expect(content()).toBeNull()
  fireEvent.click(title)
  expect(content()).toBeVisible()
  fireEvent.click(title)
  expect(content()).toBeNull()
  fireEvent.pointerLeave(bubble, { pointerType: 'mouse' })
  pass(20_000)
  expect(gone).toHaveBeenCalledExactlyOnceWith(false)
})

/** Fakes a browser with voices; the test says when speech starts and ends. */
class Utterance extends EventTarget {
  lang = ''
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

describe('a message that is read aloud', () => {
  const spoken: Utterance[] = []
  const cancel = vi.fn()

  beforeEach(() => {
    spoken.length = 0
    cancel.mockClear()
    localStorage.clear()
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
    vi.stubGlobal('speechSynthesis', { speak: (said: Utterance) => spoken.push(said), cancel })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })

  async function showSpoken(isOnly: boolean): Promise<void> {
    show(samplePopup('9', { speech: { text: '客户要退款', language: 'zh', isOnly } }))
    await vi.waitFor(() => expect(spoken).toHaveLength(1))
  }
  const happens = async (event: string) =>
    act(async () => {
      spoken[0]?.dispatchEvent(new Event(event))
      await vi.advanceTimersByTimeAsync(0)
    })

  test('is read once, in its language, and its timer pauses meanwhile', async () => {
    await showSpoken(false)
    expect(spoken[0]).toMatchObject({ text: '客户要退款', lang: 'zh-CN' })
    await happens('start')
    pass(60_000)
    expect(gone).not.toHaveBeenCalled()
    await happens('end')
    expect(gone).not.toHaveBeenCalled()
    pass(20_000)
    expect(gone).toHaveBeenCalledOnce()
    expect(spoken).toHaveLength(1)
  })

  test('and is only to be heard goes when it has been read', async () => {
    await showSpoken(true)
    await happens('start')
    await happens('end')
    expect(gone).toHaveBeenCalledExactlyOnceWith(false)
  })

  test.each([
    ['may not speak before a click', async () => happens('error')],
    ['has no voice', async () => act(async () => vi.advanceTimersByTimeAsync(START_LIMIT_MS))],
  ])('is shown as any other where the browser %s', async (_why, fail) => {
    await showSpoken(true)
    await fail()
    expect(gone).not.toHaveBeenCalled()
    pass(20_000)
    expect(gone).toHaveBeenCalledOnce()
  })

  test('can be turned off, for the next ones too, and on again', async () => {
    await showSpoken(true)
    await happens('start')
    fireEvent.click(screen.getByRole('button', { name: 'Do not read messages aloud' }))
    expect(cancel).toHaveBeenCalledOnce()
    cleanup()
    show(samplePopup('10', { speech: { text: 'Deal', language: 'en', isOnly: false } }))
    await act(async () => vi.advanceTimersByTimeAsync(0))
    expect(spoken).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Read messages aloud' }))
    await vi.waitFor(() => expect(spoken).toHaveLength(2))
    expect(spoken[1]).toMatchObject({ text: 'Deal', lang: 'en-US' })
  })
})
