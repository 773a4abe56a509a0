import { renderWithTexts, setViewportWidth } from '@console/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageSkeleton } from './PageSkeleton.tsx'

afterEach(() => {
  setViewportWidth(1440)
})

test('the outline of a page is one status, and nothing in it is read out', () => {
  renderWithTexts(<PageSkeleton label="Loading" />)
  const outline = screen.getByRole('status', { name: 'Loading' })
  expect(outline.querySelectorAll('tbody tr')).toHaveLength(8)
  expect(within(outline).queryByRole('table')).not.toBeInTheDocument()
})

test('on a phone its rows are cards', () => {
  setViewportWidth(390)
  renderWithTexts(<PageSkeleton label="Loading" />)
  expect(screen.getByRole('status', { name: 'Loading' }).querySelector('table')).toBeNull()
})
