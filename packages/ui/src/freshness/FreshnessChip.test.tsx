import { renderWithTexts } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FreshnessChip, type Freshness } from './FreshnessChip.tsx'

test.each<[Freshness, string]>([
  [{ state: 'fresh', ageSeconds: 4, nextSeconds: 11 }, 'Updated 4 s ago, next in 11 s'],
  [{ state: 'stale', ageSeconds: 48 }, '48 s old, reconnecting'],
  [{ state: 'paused' }, 'Paused'],
])('the freshness of a panel is said in words (%#)', (freshness, words) => {
  renderWithTexts(<FreshnessChip freshness={freshness} />)
  expect(screen.getByText(words)).toBeInTheDocument()
})
