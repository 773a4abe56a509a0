import type { renderSubAppPage } from '@console/testing'
import { fireEvent, screen, within } from '@testing-library/react'

type Person = ReturnType<typeof renderSubAppPage>['person']

const field = () => within(screen.getByRole('search')).getByRole('button', { name: /^Days/ })

/** The days of the band, before the pointer has entered them. */
export function shownDays(): string[] {
  return field().textContent.match(/\d{4}-\d\d-\d\d/g) ?? []
}

/** Opens the calendar of the band, as a touch does: nothing has pointed at the button before. */
export async function openRange(): Promise<void> {
  fireEvent.mouseDown(field())
  await screen.findAllByRole('textbox', { name: 'Days' })
}

/** Empties the days by the cross of their picker, which has no name. */
export async function clearRange(person: Person): Promise<void> {
  await person.hover(field())
  const days = await within(screen.getByRole('search')).findAllByLabelText('Days')
  const cross = days[0]?.closest('.ant-picker')?.querySelector('.ant-picker-clear')
  if (!cross) throw new Error('The days cannot be cleared.')
  await person.click(cross)
}
