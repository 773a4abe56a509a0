import { renderWithTexts } from '@console/testing'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { AppModal } from '../dialog/AppModal.tsx'
import { focusClicked } from './focus-clicked.ts'

beforeAll(focusClicked)

/** As Safari clicks: the press focuses nothing. */
function clickAsSafari(element: HTMLElement): void {
  fireEvent.mouseDown(element)
  fireEvent.mouseUp(element)
  fireEvent.click(element, { detail: 1 })
}

function Opened() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>
        <b>Add</b>
      </button>
      {isOpen && (
        <AppModal open onCancel={() => setIsOpen(false)}>
          <input aria-label="Name" />
        </AppModal>
      )}
    </>
  )
}

test('a dialog returns the focus to the button that opened it, also where a click focuses nothing', async () => {
  const { person } = renderWithTexts(<Opened />)
  clickAsSafari(screen.getByText('Add'))
  await person.click(screen.getByRole('textbox', { name: 'Name' }))
  await person.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus()
})

test('what is clicked has the focus before anybody hears of the click', () => {
  const focusedAtClick = vi.fn()
  renderWithTexts(
    <>
      <a href="#there" onClick={(event) => focusedAtClick(event.currentTarget === document.activeElement)}>
        There
      </a>
      <input type="checkbox" aria-label="All" />
    </>,
  )
  clickAsSafari(screen.getByRole('link', { name: 'There' }))
  expect(focusedAtClick).toHaveBeenCalledExactlyOnceWith(true)
  clickAsSafari(screen.getByRole('checkbox', { name: 'All' }))
  expect(screen.getByRole('checkbox', { name: 'All' })).toHaveFocus()
})

test('a press that is prevented leaves the focus where it is, and so does a click by a script', () => {
  renderWithTexts(
    <>
      <input aria-label="Name" />
      <button onMouseDown={(event) => event.preventDefault()}>Clear</button>
      <button>Save</button>
    </>,
  )
  const field = screen.getByRole('textbox', { name: 'Name' })
  field.focus()
  clickAsSafari(screen.getByRole('button', { name: 'Clear' }))
  expect(field).toHaveFocus()
  screen.getByRole('button', { name: 'Save' }).click()
  expect(field).toHaveFocus()
})
