import { renderWithTexts } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Explained } from './Explained.tsx'

test('a term shows what is behind it when the keyboard comes to it, and says it to screen readers', async () => {
  const { person } = renderWithTexts(<Explained text="Demand less people.">Gap</Explained>)
  await person.tab()
  expect(screen.getByRole('button', { name: 'Gap' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Gap' })).toHaveAccessibleDescription('Demand less people.')
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Demand less people.')
})
