import { createPreferencesStore, PreferencesContext } from '@console/domain-ui/preferences'
import { createQueryClient } from '@console/sub-app'
import { recordedServices } from '@console/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { consoleTexts } from '../../base/console-texts.ts'
import { ShellContext, type Shell } from '../../runtime/context/shell-context.tsx'
import type { ShellPage } from '../../runtime/router/shell-page.ts'
import { ShellPageScreen } from './ShellPageScreen.tsx'

const loadShellPage = vi.hoisted(() => vi.fn<() => Promise<ShellPage>>())
vi.mock('./shell-pages.ts', () => ({ loadShellPage }))

const services = recordedServices(() => {})

/** Renders its own text and one of the frame's, and counts its clicks. */
function Page() {
  const { formatMessage } = useIntl()
  const [clicks, setClicks] = useState(0)
  return (
    <button
      type="button"
      onClick={() => {
        setClicks(clicks + 1)
      }}
    >
      {formatMessage({ id: 'own.text' })}, {formatMessage({ id: 'page.backHome' })}, {clicks}
    </button>
  )
}
const page: ShellPage = { Page, texts: { en: { 'own.text': 'Own text' }, zh: { 'own.text': '自有文本' } } }

function open() {
  render(
    <PreferencesContext value={createPreferencesStore()}>
      <IntlProvider locale="en" messages={consoleTexts.en}>
        <ShellContext value={{ services } as unknown as Shell /* nothing else is read */}>
          <QueryClientProvider client={createQueryClient()}>
            <ShellPageScreen page="CompanySettingsPage" />
          </QueryClientProvider>
        </ShellContext>
      </IntlProvider>
    </PreferencesContext>,
  )
  return userEvent.setup()
}

beforeEach(() => {
  vi.clearAllMocks()
})

test('shows a skeleton until the code of the page is loaded, then the page with its texts and the frame’s', async () => {
  let arrive: (loaded: ShellPage) => void = () => {}
  loadShellPage.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  const person = open()
  expect(screen.getByRole('status', { name: 'Loading the page' })).toBeInTheDocument()
  arrive(page)
  await person.click(await screen.findByRole('button', { name: 'Own text, Back home, 0' }))
  expect(screen.getByRole('button', { name: 'Own text, Back home, 1' })).toBeInTheDocument()
})

test('shows that the code could not be loaded, logs the cause, and reloads it on Retry [ERR-022]', async () => {
  const failure = new Error('Loading chunk page failed')
  loadShellPage.mockRejectedValueOnce(failure).mockResolvedValueOnce(page)
  const person = open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Its code could not be loaded')
  expect(services.reportError).toHaveBeenCalledWith(failure, 'shell/CompanySettingsPage')
  await person.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: /^Own text/ })).toBeInTheDocument()
})
