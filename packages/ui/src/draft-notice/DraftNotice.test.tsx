import { renderWithTexts } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DraftNotice } from './DraftNotice.tsx'

const SHANGHAI = 'Asia/Shanghai'
const at = (instant: string) => Date.parse(instant)

function standAt(instant: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: at(instant) })
  onTestFinished(() => void vi.useRealTimers())
}

test('shows when the draft was typed, in the tenant’s zone', () => {
  standAt('2026-11-20T15:59:00Z')
  renderWithTexts(
    <DraftNotice draft={{ typedAt: at('2026-11-20T02:12:40Z'), discard: () => {} }} timezone={SHANGHAI} />,
  )
  expect(screen.getByRole('status')).toHaveTextContent('What you typed at 10:12 is back.')
})

test('shows the day too when it is another one', () => {
  standAt('2026-11-20T16:01:00Z')
  renderWithTexts(
    <DraftNotice draft={{ typedAt: at('2026-11-20T02:12:40Z'), discard: () => {} }} timezone={SHANGHAI} />,
    { language: 'zh' },
  )
  expect(screen.getByRole('status')).toHaveTextContent('已恢复您在 2026-11-20 10:12 输入的内容。')
})

test('the button discards, and the form keeps the focus', async () => {
  const discard = vi.fn()
  const { person } = renderWithTexts(
    <form>
      <DraftNotice draft={{ typedAt: 1, discard }} timezone={SHANGHAI} />
      <input aria-label="Name" />
    </form>,
  )
  await person.click(screen.getByRole('button', { name: 'Discard' }))
  expect(discard).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test('without a restored draft there is no notice', () => {
  const { container } = renderWithTexts(
    <DraftNotice draft={{ typedAt: null, discard: () => {} }} timezone={SHANGHAI} />,
  )
  expect(container).toBeEmptyDOMElement()
})
