import { renderWithTexts } from '@console/testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BandDay } from './BandDay.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['Pacific/Kiritimati', '2026-11-20T12:00:00Z', '2026-11-21'],
  ['Pacific/Pago_Pago', '2026-11-20T05:00:00Z', '2026-11-19'],
])('the calendar of a day in %s marks and offers the today of that zone', async (zone, now, day) => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })
  const onChange = vi.fn()
  const { person } = renderWithTexts(<BandDay label="Date" value={null} zone={zone} onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: 'Date' })
  fireEvent.mouseDown(field)
  fireEvent.click(field)
  const choice = await screen.findByText('Today')
  const marked = [...document.querySelectorAll('[class*="today"]:not(.ant-picker-cell)')]
  expect(marked.map((mark) => mark.closest('.ant-picker-cell')?.getAttribute('title'))).toEqual([day])
  await person.click(choice)
  expect(onChange).toHaveBeenLastCalledWith(day)
})
