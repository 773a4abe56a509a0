import { renderWithTexts, setViewportWidth } from '@console/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AppModal } from './AppModal.tsx'

afterEach(() => {
  setViewportWidth(1440)
})

test('a dialog is 500 wide and is closed by its own buttons, but not by a click on the mask [SHELL-095, ERR-038]', async () => {
  const onCancel = vi.fn()
  const { person } = renderWithTexts(
    <AppModal open title="Rename" onCancel={onCancel}>
      Name
    </AppModal>,
  )
  expect(screen.getByRole('dialog')).toHaveStyle({ width: '500px' })
  const mask = document.querySelector('.ant-modal-wrap')
  if (mask === null) throw new Error('the dialog has no surrounding')
  fireEvent.mouseDown(mask)
  fireEvent.click(mask)
  expect(onCancel).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('a dialog that opens has the focus on its title, not on the button that closes it, and the first field is next', async () => {
  const { person } = renderWithTexts(
    <AppModal open title="Rename">
      <input aria-label="Name" />
    </AppModal>,
  )
  await waitFor(() => expect(screen.getByText('Rename')).toHaveFocus())
  await person.tab()
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

test('a field of a dialog that takes the focus by itself has it', async () => {
  renderWithTexts(
    <AppModal open title="Rename">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what is tested */}
      <input aria-label="Name" autoFocus />
    </AppModal>,
  )
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
})

test('a question has the focus on the button that changes nothing', async () => {
  renderWithTexts(<AppModal open focusesCancel title="Delete?" />)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
})

test('a dialog that replaces another has the focus on the element that is named, or on its title where it has none', async () => {
  const list = (id: string) => (
    <AppModal key={id} open title="Schedules" focusesId={id}>
      <button id="change-2">Change</button>
    </AppModal>
  )
  const { rerender } = renderWithTexts(list('change-2'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus())
  rerender(list('change-3'))
  await waitFor(() => expect(screen.getByText('Schedules')).toHaveFocus())
})

describe('above a dialog that takes the focus back until the new one has the lock', () => {
  function Opener({ dialog }: { dialog: (isOpen: boolean) => ReactNode }) {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open</button>
        {dialog(isOpen)}
      </>
    )
  }

  /** Acts as the library does where there is layout. */
  async function openAbove(dialog: (isOpen: boolean) => ReactNode) {
    const { person } = renderWithTexts(<Opener dialog={dialog} />)
    const opener = screen.getByRole('button', { name: 'Open' })
    const takeBack = () => opener.focus()
    window.addEventListener('focusin', takeBack)
    await person.click(opener)
    await screen.findByRole('dialog')
    expect(opener).toHaveFocus()
    window.removeEventListener('focusin', takeBack)
    screen.getByRole('button', { name: 'Close' }).focus()
    return person
  }

  test('a question has the focus on the button that changes nothing', async () => {
    await openAbove((isOpen) => <AppModal open={isOpen} focusesCancel title="Discard?" />)
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  })

  test('another one has it on its title, its first field is next, and its button that closes can have it later', async () => {
    const person = await openAbove((isOpen) => (
      <AppModal open={isOpen} title="Versions">
        <input aria-label="Version" />
      </AppModal>
    ))
    expect(screen.getByText('Versions')).toHaveFocus()
    await person.tab()
    expect(screen.getByLabelText('Version')).toHaveFocus()
    screen.getByRole('button', { name: 'Close' }).focus()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })
})

test('a dialog with a rule of its own keeps its width [SHELL-095]', () => {
  renderWithTexts(<AppModal open title="Rename" width={300} />)
  expect(screen.getByRole('dialog')).toHaveStyle({ width: '300px' })
})

test.each([
  [1440, true, '640px'],
  [768, true, '640px'],
  [767, true, '100%'],
  [390, false, '640px'],
])('in a window of %i px, for a long form: %s, it is %s wide', (window, fillsPhone, width) => {
  setViewportWidth(window)
  renderWithTexts(<AppModal open title="Apply" width={640} fillsPhone={fillsPhone} />)
  expect(screen.getByRole('dialog')).toHaveStyle({ width })
})
