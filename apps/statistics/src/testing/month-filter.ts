import { fireEvent, screen, waitFor, within } from '@testing-library/react'

const band = () => within(screen.getByRole('search'))
/** Null until the pointer has entered the month. */
const picker = () => band().queryByRole<HTMLInputElement>('textbox', { name: 'Month' })
const button = () => band().getByRole('button', { name: /^Month/ })

/** The month of the band. */
export function shownMonth(): string {
  return picker()?.value ?? button().textContent.replace('Month', '')
}

/** The cell of a month in the calendar of the band, which is opened. */
export async function openMonth(month: string): Promise<HTMLElement> {
  const field = picker()
  fireEvent.mouseDown(field ?? button())
  if (field !== null) fireEvent.click(field)
  return waitFor(() => {
    const cell = document.querySelector<HTMLElement>(`.ant-picker-cell[title="${month}"]`)
    if (cell === null) throw new Error(`There is no ${month} in the calendar.`)
    return cell
  })
}
