import { recordedServices, testUser } from '@console/testing'
import { uiTexts } from '@console/ui/ui-texts'
import { act, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { HostProvider, type Host } from './host/host-context.tsx'
import { createHttpClient } from './http/create-http-client.ts'
import { tierPart, type LoadFailure } from './tier-part.tsx'

const Loading = () => <p>loading</p>
const Failed = ({ error, onRetry }: LoadFailure) => (
  <>
    <p>{error.message}</p>
    <button type="button" onClick={onRetry}>
      Retry
    </button>
  </>
)
const Chart = () => <p>a chart</p>

function named(name: string) {
  return function Shown({ isOpen }: { isOpen: boolean }) {
    return (
      <p>
        {name}: {isOpen ? 'open' : 'closed'}
      </p>
    )
  }
}

/** A part whose tier is on its way, in an app that may be left. */
function open() {
  const arrival = Promise.withResolvers<void>()
  const leaving = new AbortController()
  const services = recordedServices(() => {})
  services.loadTier.mockReturnValue(arrival.promise)
  const load = vi.fn(async () => Chart)
  const Part = tierPart({ tier: 'charts', load, Loading, Failed })
  const host: Host = {
    user: testUser,
    businessType: null,
    language: 'en',
    timezone: 'Asia/Shanghai',
    theme: { mode: 'light', antd: {}, antdLocale: { locale: 'en' } },
    services,
    overlayContainer: document.body,
    signal: leaving.signal,
    apiOrigin: '',
    tiers: [],
    client: createHttpClient({
      getToken: () => null,
      apiOrigin: '',
      getLanguage: () => 'en',
      notify: () => {},
      onUnauthorized: () => {},
    }),
  }
  const show = () =>
    render(
      <IntlProvider locale="en" messages={uiTexts.en}>
        <HostProvider host={host}>
          <Part />
        </HostProvider>
      </IntlProvider>,
    )
  return {
    host,
    load,
    services,
    show,
    preload: () => Part.preload(host),
    leave: () => leaving.abort(),
    arrive: () => act(async () => arrival.resolve()),
  }
}

test('a part comes after its tier', async () => {
  const { load, show, arrive } = open()
  show()
  expect(screen.getByText('loading')).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
  await arrive()
  expect(screen.getByText('a chart')).toBeInTheDocument()
})

test('a part that is not needed yet is loaded when it is, and gets the props of what was there before it', async () => {
  const { host, services, arrive } = open()
  const Part = tierPart<{ isOpen: boolean }>({
    tier: 'charts',
    load: async () => named('a chart'),
    isNeeded: ({ isOpen }) => isOpen,
    Loading: named('a button'),
    Failed,
  })
  const shown = (isOpen: boolean) => (
    <HostProvider host={host}>
      <Part isOpen={isOpen} />
    </HostProvider>
  )
  const { rerender } = render(shown(false))
  expect(screen.getByText('a button: closed')).toBeInTheDocument()
  expect(services.loadTier).not.toHaveBeenCalled()
  rerender(shown(true))
  expect(screen.getByText('a button: open')).toBeInTheDocument()
  expect(services.loadTier).toHaveBeenCalledExactlyOnceWith('charts')
  await arrive()
  expect(screen.getByText('a chart: open')).toBeInTheDocument()
})

test('a part that was preloaded, or shown before, renders at once, and is loaded once', async () => {
  const { load, show, preload, arrive } = open()
  preload()
  preload()
  await arrive()
  const { unmount } = show()
  expect(screen.getByText('a chart')).toBeInTheDocument()
  unmount()
  show()
  expect(screen.getByText('a chart')).toBeInTheDocument()
  expect(load).toHaveBeenCalledOnce()
})

test('a part that did not load says so in words for people, and is loaded again on Retry, also after a preload that failed', async () => {
  const { load, services, show, preload, arrive } = open()
  load.mockRejectedValueOnce(new Error('/assets/chart.js could not be loaded'))
  preload()
  await arrive()
  load.mockRejectedValueOnce(new Error('/assets/chart.js?retry=3 could not be loaded'))
  const { unmount } = show()
  expect(await screen.findByText('One of its files did not arrive.')).toBeInTheDocument()
  act(() => screen.getByRole('button', { name: 'Retry' }).click())
  expect(screen.getByText('loading')).toBeInTheDocument()
  expect(await screen.findByText('a chart')).toBeInTheDocument()
  expect([load.mock.calls.length, services.reportError.mock.calls.length]).toEqual([3, 2])
  unmount()
})

test('with one part all others are loaded again that did not load', async () => {
  const { host, load, services } = open()
  const Line = tierPart({ tier: 'charts', load, Loading, Failed })
  const Bar = tierPart({ tier: 'charts', load: async () => () => <p>bars</p>, Loading, Failed })
  services.loadTier.mockRejectedValue(new Error('no connection'))
  render(
    <IntlProvider locale="en" messages={uiTexts.en}>
      <HostProvider host={host}>
        <Line />
        <Line />
        <Bar />
      </HostProvider>
    </IntlProvider>,
  )
  const retries = await screen.findAllByRole('button', { name: 'Retry' })
  expect(retries).toHaveLength(3)
  act(() => retries[2]?.click())
  await act(async () => {})
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(3)
  services.loadTier.mockResolvedValue()
  act(() => screen.getAllByRole('button', { name: 'Retry' })[2]?.click())
  expect(await screen.findByText('bars')).toBeInTheDocument()
  await act(async () => {})
  expect(screen.getAllByText('a chart')).toHaveLength(2)
})

test('a part that did not load without a connection says that, and is loaded when there is one again', async () => {
  const { load, show, arrive } = open()
  load.mockRejectedValueOnce(new Error('no connection'))
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show()
  await arrive()
  expect(
    await screen.findByText('You are offline. It is loaded as soon as you are online again.'),
  ).toBeInTheDocument()
  onLine.mockReturnValue(true)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('a chart')).toBeInTheDocument()
})

test('a part whose app was left meanwhile is not loaded, and nothing is reported', async () => {
  const { load, services, show, leave, arrive } = open()
  show()
  leave()
  await arrive()
  expect(load).not.toHaveBeenCalled()
  expect(services.reportError).not.toHaveBeenCalled()
})
