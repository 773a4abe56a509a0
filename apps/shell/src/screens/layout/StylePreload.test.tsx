import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { IDLE_AFTER_MS } from '../../base/when-idle.ts'
import { StylePreload } from './StylePreload.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a hidden field is rendered once the console is idle', () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('cancelIdleCallback', vi.fn())
  const { container, unmount } = render(<StylePreload />)
  expect(container).toBeEmptyDOMElement()
  act(() => idle[0]?.())
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(container.querySelector('input')).not.toBeVisible()
  unmount()
  expect(cancelIdleCallback).toHaveBeenCalledExactlyOnceWith(1)
})

test('without idle callbacks, as in Safari, it is rendered after a delay', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const { container, unmount } = render(<StylePreload />)
  act(() => {
    vi.advanceTimersByTime(IDLE_AFTER_MS - 1)
  })
  expect(container).toBeEmptyDOMElement()
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(container.querySelector('input')).not.toBeVisible()
  expect(IDLE_AFTER_MS).toBe(1000)
  unmount()
})

test('a frame unmounted before then renders nothing', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  render(<StylePreload />).unmount()
  expect(vi.getTimerCount()).toBe(0)
})
