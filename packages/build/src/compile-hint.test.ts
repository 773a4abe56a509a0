import { expect, test } from 'vitest'
import { hintOfModule, hintOfTier } from './compile-hint.ts'

const HINT = '//# allFunctionsCalledOnLoad\n'

test('the tiers and chunks with which a page starts have the hint, what comes on demand has none', () => {
  const starting = ['core.1a.js', 'frame.1a.js', 'table.1a.js', 'data.1a.js', 'charts.1a.js']
  expect(starting.map(hintOfTier)).toEqual([HINT, HINT, HINT, HINT, HINT])
  expect(['forms.1a.js', 'proTable.1a.js'].map(hintOfTier)).toEqual(['', ''])
  const ofShell = (file: string) => hintOfModule('shell', file)
  expect(['index.1a.js', 'async/signed-in.1a.js', 'async/c.1a.js'].map(ofShell)).toEqual([HINT, HINT, HINT])
  expect(['async/on-demand-palette.1a.js', 'async/charts-usage.1a.js'].map(ofShell)).toEqual(['', ''])
  expect(hintOfModule('audit', 'index.1a.js')).toBe('')
})
