import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { condition } from '../../testing/conditions.samples.ts'
import { openRule } from '../../testing/open-rule.tsx'
import { summaryParts } from '../model/summary.ts'

// Each card says in one line what its condition looks for, by this function.
vi.mock('../model/summary.ts', { spy: true })

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

test('a key typed into one of 26 conditions renders the card of that condition, and no other', async () => {
  const { person, toggle, conditions } = openRule({ conditions: LETTERS.map((letter) => condition(letter)) })
  await toggle('M')
  await person.click(screen.getByRole('textbox', { name: 'Keywords' }))
  vi.mocked(summaryParts).mockClear()
  await person.keyboard('refund,')
  expect(conditions()[12]?.param).toContain('refund')
  const rendered = vi.mocked(summaryParts).mock.calls.map(([{ lambda }]) => lambda)
  expect(rendered.length).toBeGreaterThan(0)
  expect([...new Set(rendered)]).toEqual(['M'])
})
