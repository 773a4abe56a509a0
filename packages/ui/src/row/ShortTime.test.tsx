import { renderWithTexts } from '@console/testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShortTime } from './ShortTime.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The parts that narrow columns leave out of sight. */
const spareParts = (container: HTMLElement) =>
  [...container.querySelectorAll('[class*="spare"]')].map(({ textContent }) => textContent)

test('a time is read as a whole, and has the year that it is now and the seconds to spare', () => {
  const { container } = renderWithTexts(<ShortTime text="2026-11-29 12:18:07" />)
  expect(container).toHaveTextContent(/^2026-11-29 12:18:07$/)
  expect(screen.getByTitle('2026-11-29 12:18:07')).toBeInTheDocument()
  expect(spareParts(container)).toEqual(['2026-', ':07'])
})

test('a time of another year shows it', () => {
  const { container } = renderWithTexts(<ShortTime text="2025-11-29 12:18:07" />)
  expect(spareParts(container)).toEqual([':07'])
})

test('no time is a dash', () => {
  const { container } = renderWithTexts(<ShortTime text="-" />)
  expect(container).toHaveTextContent(/^-$/)
})
