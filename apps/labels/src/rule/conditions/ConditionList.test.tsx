import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { condition, typed } from '../testing/conditions.samples.ts'
import { card, openRule, toggleOf } from '../testing/open-rule.tsx'

const add = () => screen.getByRole('button', { name: 'Add condition' })

test('a rule without a condition is refused, one with a condition is saved [LABEL-092]', async () => {
  const { person, saved, save, conditions } = openRule()
  await save()
  expect(await screen.findByText('Add at least one condition.')).toBeVisible()
  expect(saved).toEqual([])
  await person.click(add())
  await waitFor(() => expect(conditions()).toHaveLength(1))
})
