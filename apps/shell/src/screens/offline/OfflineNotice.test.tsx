import { renderWithTexts } from '@console/testing'
import { act, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { consoleTexts } from '../../base/console-texts.ts'
import { OfflineNotice } from './OfflineNotice.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test('is there while the browser is offline', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const go = (isOnline: boolean) =>
    act(() => {
      onLine.mockReturnValue(isOnline)
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    })
  renderWithTexts(
    <IntlProvider locale="en" messages={consoleTexts.en}>
      <OfflineNotice />
    </IntlProvider>,
  )
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  go(false)
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.')
  go(true)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
