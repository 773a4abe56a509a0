import { renderWithTexts } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NumberInput } from './NumberInput.tsx'

test('is one spin button, stepped by the arrow keys, without English names of its steppers for screen readers', async () => {
  const onChange = vi.fn()
  const field = (isDisabled: boolean) => (
    <NumberInput aria-label="数值" defaultValue={4} min={0} disabled={isDisabled} onChange={onChange} />
  )
  const { person, redraw } = renderWithTexts(field(true), { language: 'zh' })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  redraw(field(false))
  expect(document.querySelectorAll('[role=button]')).toHaveLength(2)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await person.click(screen.getByRole('spinbutton', { name: '数值' }))
  await person.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith(5)
  await person.keyboard('{ArrowDown}{ArrowDown}')
  expect(onChange).toHaveBeenLastCalledWith(3)
})
