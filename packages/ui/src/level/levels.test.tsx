import { quality } from '@console/contracts'
import { renderWithTexts } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Level, LevelCounts, LEVELS } from './levels.tsx'

test('each level has its word and a drawn glyph, so that it is never colour alone [STAT-049]', () => {
  renderWithTexts(LEVELS.map((level) => <Level key={level} level={level} />))
  const levels = ['Severe', 'Moderate', 'Light', 'Tip'].map((word) => screen.getByText(word))
  const glyphs = levels.map((level) => level.querySelector('svg path')?.getAttribute('d'))
  // Light and tip are the full and the hollow circle.
  expect(new Set(glyphs).size).toBe(3)
  expect(levels.map((level) => level.dataset['level'])).toEqual(['3', '2', '1', '0'])
})

test('levels are named in Chinese too', () => {
  renderWithTexts(<Level level={2} subject="承诺收益" />, { language: 'zh' })
  expect(screen.getByText('承诺收益 · 中等')).toBeInTheDocument()
})

test.each(['en', 'zh'] as const)('their words are those of files too (%s) [VIOL-007]', (language) => {
  const { redraw, container } = renderWithTexts(<Level level={1} />, { language })
  for (const level of LEVELS) {
    redraw(<Level level={level} />)
    expect(container).toHaveTextContent(quality.LEVEL_WORDS[level][language])
  }
})

test('counts of levels begin with the worst, and leave out what there is none of [STAT-049]', () => {
  const { redraw, container } = renderWithTexts(<LevelCounts counts={[2, 0, 1, 3]} />)
  expect(container).toHaveTextContent('Severe 3Moderate 1Tip 2')
  redraw(<LevelCounts counts={[0, 0, 0, 0]} />)
  expect(container).toHaveTextContent('-')
})
