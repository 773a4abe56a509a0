import { screen } from '@testing-library/react'
import { renderWithTexts } from '@console/testing'
import { expect, test, vi } from 'vitest'
import { InspectDrawer } from './InspectDrawer.tsx'

test('the drawer takes the focus, walks rows with the arrow keys and closes with Esc', async () => {
  const onClose = vi.fn()
  const onNext = vi.fn()
  const { person } = renderWithTexts(
    <InspectDrawer title="Modify label" onClose={onClose} onNext={onNext}>
      <input aria-label="Note" />
    </InspectDrawer>,
  )
  expect(screen.getByRole('heading', { name: 'Modify label' })).toHaveFocus()
  await person.keyboard('{ArrowDown}')
  expect(onNext).toHaveBeenCalledTimes(1)
  await person.type(screen.getByLabelText('Note'), '{ArrowDown}')
  expect(onNext).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Previous record' })).toBeDisabled()
  await person.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
