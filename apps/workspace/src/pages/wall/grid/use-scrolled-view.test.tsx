import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScrolledView } from './use-scrolled-view.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what is scrolled past in less than 120 ms is not looked at, so that no picture of it is requested [WORK-020]', () => {
  const scroller = document.createElement('div')
  const element = document.createElement('div')
  const { result, unmount } = renderHook(() => useScrolledView(scroller, element))
  const scrollTo = (top: number): void => {
    element.getBoundingClientRect = () => new DOMRect(0, -top)
    act(() => void scroller.dispatchEvent(new Event('scroll')))
  }
  const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

  scrollTo(3200)
  pass(119)
  expect([result.current.view.top, result.current.restingView.top]).toEqual([3200, 0])
  scrollTo(6400)
  pass(119)
  expect([result.current.view.top, result.current.restingView.top]).toEqual([6400, 0])
  pass(1)
  expect(result.current.restingView.top).toBe(6400)
  unmount()
})
