import { release } from '@console/contracts'
import { mockCall } from '@console/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const address = '/assistant-console/release-notes'
const handlers = [mockCall(release.list, { releases: [], apps: [] })]

/** The embedding console, as the page sees it. */
function consoleAround() {
  const said: unknown[] = []
  const parent = { postMessage: (message: unknown, origin: string) => said.push({ message, origin }) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this part of a window is used
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window)
  const say = (context: object, source: unknown = parent, origin = window.location.origin) => {
    const data = { protocol: 'console-frame/1', type: 'context', context }
    const event = new MessageEvent('message', { data, origin })
    Object.defineProperty(event, 'source', { value: source })
    window.dispatchEvent(event)
  }
  return { said, say }
}

const context = {
  theme: 'dark',
  language: 'zh',
  timezone: 'Asia/Shanghai',
  isBusinessMode: false,
  businessTypeId: null,
}

test('in a frame it reports title and readiness, omits its own header and footer, and follows the console', async () => {
  const { said, say } = consoleAround()
  await openPage({ address, handlers })
  await screen.findByRole('heading', { name: 'Release notes' })
  const origin = window.location.origin
  expect(said).toContainEqual({
    message: { protocol: 'console-frame/1', type: 'title', title: 'Release notes' },
    origin,
  })
  expect(said).toContainEqual({ message: { protocol: 'console-frame/1', type: 'ready' }, origin })
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  say(context)
  expect(await screen.findByRole('heading', { name: '版本说明' })).toBeInTheDocument()
  expect(document.documentElement.dataset['theme']).toBe('dark')
})

test('messages of a foreign window or origin change nothing', async () => {
  const { say } = consoleAround()
  await openPage({ address, handlers })
  await screen.findByRole('heading', { name: 'Release notes' })
  say(context, window)
  say(context, window.parent, 'https://elsewhere.example')
  expect(screen.getByRole('heading', { name: 'Release notes' })).toBeInTheDocument()
  expect(document.documentElement.dataset['theme']).toBe('light')
})

test('outside a frame it has the brand of its host and the version', async () => {
  await openPage({
    address,
    handlers,
    config: {
      brands: [
        { host: '*.test', title: { en: 'Test Brand', zh: '测试' } },
        { host: '*', title: { en: 'Orchid', zh: 'Orchid' } },
      ],
    },
  })
  expect(await screen.findByRole('banner')).toHaveTextContent('Test Brand')
  expect(screen.getByText('Test Brand Console 2.5.0')).toBeInTheDocument()
})

test('an unknown address links to the console', async () => {
  await openPage({ address: '/assistant-console/elsewhere' })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open the console' })).toHaveAttribute('href', '/console/')
})
