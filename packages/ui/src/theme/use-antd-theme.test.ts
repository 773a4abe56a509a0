import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAntdTheme } from './use-antd-theme.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  [true, false],
  [false, undefined],
])('antd has no motion when the system prefers reduced motion (%s)', (isReduced, motion) => {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query)
    return query.includes('prefers-reduced-motion') ? Object.assign(list, { matches: isReduced }) : list
  })
  const { result } = renderHook(() => useAntdTheme('dark'))
  expect(result.current.token?.motion).toBe(motion)
})
