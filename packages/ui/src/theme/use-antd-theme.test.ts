import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { contrastTokens, tokens } from './tokens.ts'
import { useAntdTheme } from './use-antd-theme.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

function answer(part: string, matches: boolean): void {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query)
    return query.includes(part) ? Object.assign(list, { matches }) : list
  })
}

test('paper is light whatever the theme is', () => {
  answer('print', true)
  const { result } = renderHook(() => useAntdTheme('dark'))
  expect(result.current.token?.colorText).toBe(tokens.light.text)
})

test('lines and texts of antd are stronger when the system prefers contrast', () => {
  answer('prefers-contrast', true)
  const { result } = renderHook(() => useAntdTheme('light'))
  expect(result.current.token).toMatchObject({
    colorBorder: contrastTokens.light['line-control'],
    colorTextSecondary: contrastTokens.light['text-2'],
    colorText: tokens.light.text,
  })
})

test.each([
  [true, false],
  [false, undefined],
])('antd has no motion when the system prefers reduced motion (%s)', (isReduced, motion) => {
  answer('prefers-reduced-motion', isReduced)
  const { result } = renderHook(() => useAntdTheme('dark'))
  expect(result.current.token?.motion).toBe(motion)
})
