import { expect, test } from 'vitest'
import { HALVES_BACK, halvesBack } from './half-months.ts'

test('half months go back from the current one, across the turn of the year', () => {
  const halves = halvesBack('Asia/Shanghai', Date.UTC(2026, 0, 15, 20))
  expect(halves).toHaveLength(HALVES_BACK)
  // In Shanghai it is the 16th already.
  expect(halves.slice(0, 3).map(({ key }) => key)).toEqual(['2026-01-2', '2026-01-1', '2025-12-2'])
  expect(halvesBack('UTC', Date.UTC(2026, 0, 15, 20))[0]).toEqual({
    key: '2026-01-1',
    month: '2026-01',
    half: 1,
  })
})
