import { renderWithTexts } from '@console/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { AppModal } from './AppModal.tsx'

function Opened({ opensBy }: { opensBy: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>{opensBy}</button>
      {isOpen && (
        <AppModal open onCancel={() => setIsOpen(false)}>
          <input aria-label="Name" />
        </AppModal>
      )}
    </>
  )
}

test('a dialog that is gone gives the focus back to what opened it', async () => {
  const { person } = renderWithTexts(<Opened opensBy="Add" />)
  await person.click(screen.getByRole('button', { name: 'Add' }))
  await person.click(screen.getByRole('textbox', { name: 'Name' }))
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus()
})
