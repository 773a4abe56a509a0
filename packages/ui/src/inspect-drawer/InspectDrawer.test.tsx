import { renderWithTexts, setViewportWidth } from '@console/testing'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { InspectDrawer } from './InspectDrawer.tsx'

afterEach(() => {
  setViewportWidth(1440)
})

describe('the inspect drawer', () => {
  test('takes the focus, walks rows with the arrow keys and closes with Esc', async () => {
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

  test('closes with Esc after a click into the list, but leaves Esc to an open list of choices', async () => {
    const onClose = vi.fn()
    const { person } = renderWithTexts(
      <>
        <button type="button">Row</button>
        <button type="button" aria-expanded="true">
          Open list
        </button>
        <InspectDrawer title="Modify label" onClose={onClose}>
          Text
        </InspectDrawer>
      </>,
    )
    await person.click(screen.getByRole('button', { name: 'Open list' }))
    await person.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: 'Row' }))
    await person.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['row when the button that opened it is gone', false, 'row'],
    ['button in the row that the list has made again', true, 'button'],
  ])('gives the focus back to the %s', async (_what, comesBack, role) => {
    function Page() {
      const [isOpen, setIsOpen] = useState(false)
      const [wasOpen, setWasOpen] = useState(false)
      return (
        <>
          <table>
            <tbody>
              <tr data-row-key="1" tabIndex={0}>
                <td>
                  {!isOpen && (comesBack || !wasOpen) && (
                    <button
                      type="button"
                      onClick={() => {
                        setIsOpen(true)
                        setWasOpen(true)
                      }}
                    >
                      Detail
                    </button>
                  )}
                </td>
              </tr>
            </tbody>
          </table>
          {isOpen && (
            <InspectDrawer title="Modify label" onClose={() => setIsOpen(false)}>
              Text
            </InspectDrawer>
          )}
        </>
      )
    }
    const { person } = renderWithTexts(<Page />)
    await person.click(screen.getByRole('button', { name: 'Detail' }))
    expect(screen.getByRole('heading', { name: 'Modify label' })).toHaveFocus()
    await person.keyboard('{Escape}')
    expect(screen.getByRole(role)).toHaveFocus()
  })

  test('gives the focus back to what opened it', async () => {
    const page = (isOpen: boolean) => (
      <>
        <button type="button">Row</button>
        {isOpen && (
          <InspectDrawer title="Modify label" onClose={() => {}}>
            Text
          </InspectDrawer>
        )}
      </>
    )
    const { redraw, person } = renderWithTexts(page(false))
    await person.click(screen.getByRole('button', { name: 'Row' }))
    redraw(page(true))
    expect(screen.getByRole('button', { name: 'Row' })).not.toHaveFocus()
    redraw(page(false))
    expect(screen.getByRole('button', { name: 'Row' })).toHaveFocus()
  })

  test('is a dialog where it covers the page, closed once by Esc', async () => {
    setViewportWidth(390)
    const onClose = vi.fn()
    const { person } = renderWithTexts(
      <InspectDrawer title="Modify label" onClose={onClose}>
        Text
      </InspectDrawer>,
    )
    const dialog = screen.getByRole('dialog', { name: 'Modify label' })
    within(dialog).getByRole('button', { name: 'Close' }).focus()
    await person.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
