import { QueryClientProvider } from '@tanstack/react-query'
import { createHttpClient, createQueryClient } from '@console/sub-app'
import { recordedServices } from '@console/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShellContext, type Shell } from '../../runtime/context/shell-context.tsx'
import { inboxMessages } from '../inbox/messages/inbox-messages.ts'
import { samplePopup } from '../message/message.samples.ts'
import { Bubble, BUBBLE_LIFETIME_MS } from './Bubble.tsx'

const gone = vi.fn()

beforeEach(() => {
  gone.mockClear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show() {
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
    <IntlProvider locale="en" messages={inboxMessages.en}>
      <QueryClientProvider client={createQueryClient()}>
        <ShellContext value={shell}>
          <Bubble popup={samplePopup('7')} onGone={gone} />
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
