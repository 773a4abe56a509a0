import { recordedServices, testUser } from '@console/testing'
import { uiTexts } from '@console/ui/ui-texts'
import { QueryClient, QueryClientProvider, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode } from 'react'
import { FormattedMessage, IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HostProvider, type Host } from './host/host-context.tsx'
import { createHttpClient } from './http/create-http-client.ts'
import { lazyPage } from './lazy-page.tsx'
import { lazyPart, type LoadedPart } from './lazy-part.tsx'
import { sharedTexts } from './shared-texts.ts'
import { ANSWER_TIMEOUT_MS } from './when-answered.ts'

const texts = { en: { 'part.text': 'of the part' }, zh: { 'part.text': '部分' } }
const around = { 'subApp.loading': 'Loading' }

let services: ReturnType<typeof recordedServices>
let load: ReturnType<typeof vi.fn<() => Promise<LoadedPart<{ name: string }>>>>
let pendingLoad: PromiseWithResolvers<LoadedPart<{ name: string }>> | null
beforeEach(() => {
  services = recordedServices(() => {})
  pendingLoad = null
  load = vi.fn(async () => (pendingLoad = Promise.withResolvers()).promise)
})

const answer = async (how: (pending: NonNullable<typeof pendingLoad>) => void) => {
  // The tiers come first.
  await act(async () => {})
  await act(async () => {
    if (pendingLoad === null) throw new Error('the part was not requested')
    how(pendingLoad)
  })
}
const arrive = () => answer(({ resolve }) => resolve({ Page: Greeting, texts }))
const fail = (error: Error) => answer(({ reject }) => reject(error))

function Greeting({ name }: { name: string }) {
  return (
    <p>
      {name} <FormattedMessage id="part.text" />
    </p>
  )
}
const Waiting = () => <p>waiting</p>
const within = (children: ReactNode) => (
  <IntlProvider locale="en" messages={around}>
    <HostProvider host={hostWith(services)}>{children}</HostProvider>
  </IntlProvider>
)

function hostWith(given: Host['services'], leaving = new AbortController()): Host {
  return {
    user: testUser,
    businessType: null,
    language: 'en',
    timezone: 'Asia/Shanghai',
    theme: { mode: 'light', antd: {}, antdLocale: { locale: 'en' } },
    services: given,
    overlayContainer: document.body,
    signal: leaving.signal,
    apiOrigin: '',
    tiers: ['core', 'frame', 'data'],
    client: createHttpClient({
      getToken: () => null,
      apiOrigin: '',
      getLanguage: () => 'en',
      notify: () => {},
      onUnauthorized: () => {},
    }),
  }
}

test('is loaded on its first render, shows its texts, and renders at once the next time', async () => {
  const Part = lazyPart(load, { Loading: Waiting })
  expect(load).not.toHaveBeenCalled()
  const { unmount } = render(within(<Part name="Ada" />))
  expect(screen.getByText('waiting')).toBeVisible()
  await arrive()
  expect(screen.getByText('Ada of the part')).toBeVisible()
  unmount()
  render(within([<Part key="1" name="Bo" />, <Part key="2" name="Cy" />]))
  expect(screen.getByText('Bo of the part')).toBeVisible()
  expect(screen.getByText('Cy of the part')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('one that did not load is replaced alone, and loaded again on Retry and when the browser is online again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Part = lazyPart(load)
  render(
    <IntlProvider locale="en" messages={{ ...around, ...sharedTexts.en, ...uiTexts.en }}>
      <HostProvider host={hostWith(services)}>
        <p>the rest</p>
        <Part name="Ada" />
      </HostProvider>
    </IntlProvider>,
  )
  await fail(new Error('Loading chunk on-demand-page failed'))
  expect(screen.getByRole('alert')).toHaveTextContent('This part could not be shown')
  expect(screen.getByRole('alert')).toHaveTextContent('One of its files did not arrive.')
  expect(screen.queryByText(/chunk/)).not.toBeInTheDocument()
  expect(screen.getByText('the rest')).toBeVisible()
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click())
  await fail(new Error('Loading chunk on-demand-page failed'))
  expect(screen.getByRole('alert')).toBeVisible()
  act(() => void window.dispatchEvent(new Event('online')))
  await arrive()
  expect(screen.getByText('Ada of the part')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

test('one that throws is replaced alone, while a page is replaced by what is around pages [SHELL-030]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  function Broken(): never {
    throw new Error('the chart has no axis')
  }
  const load = async () => ({ Page: Broken })
  const [Part, Page] = [lazyPart(load), lazyPage(load)]
  const open = (children: ReactNode) =>
    render(
      <IntlProvider locale="en" messages={{ ...around, ...sharedTexts.en, ...uiTexts.en }}>
        <HostProvider host={hostWith(services)}>
          <Boundary>
            <p>the rest</p>
            {children}
          </Boundary>
        </HostProvider>
      </IntlProvider>,
    )
  const { unmount } = open(<Part />)
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be shown')
  expect(screen.getByText('the rest')).toBeVisible()
  unmount()
  open(<Page />)
  expect(await screen.findByRole('button', { name: 'the chart has no axis' })).toBeVisible()
  expect(screen.queryByText('the rest')).toBeNull()
})

test('one that unmounts before it has loaded renders nothing', async () => {
  const Part = lazyPart(load)
  const { container, unmount } = render(within(<Part name="Ada" />))
  expect(container).toBeEmptyDOMElement()
  await act(async () => {})
  unmount()
  await arrive()
  expect(container).toBeEmptyDOMElement()
})

class Boundary extends Component<{ children: ReactNode }, { said: string | null }> {
  override state = { said: null }
  static getDerivedStateFromError(error: Error) {
    return { said: error.message }
  }
  override render() {
    const again = () => this.setState({ said: null })
    return this.state.said === null ? this.props.children : <button onClick={again}>{this.state.said}</button>
  }
}

test('a page that did not load is thrown to its boundary, and loaded again when that renders it again', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Part = lazyPart(load, { Loading: Waiting, isPage: true })
  render(
    within(
      <Boundary>
        <Part name="Ada" />
      </Boundary>,
    ),
  )
  await fail(new Error('gone'))
  act(() => screen.getByRole('button', { name: 'gone' }).click())
  expect(screen.getByText('waiting')).toBeVisible()
  await arrive()
  expect(screen.getByText('Ada of the part')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  errors.mockRestore()
})

test('is imported after the tiers of its app, or its own, have loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  services.loadTier.mockImplementation(async (tier) => (tier === 'data' ? promise : undefined))
  const Part = lazyPart(load, { Loading: Waiting })
  const OnLess = lazyPart(async () => ({ Page: () => <p>on less</p> }), { tiers: ['core', 'frame'] })
  render(within([<Part key="1" name="Ada" />, <OnLess key="2" />]))
  expect(await screen.findByText('on less')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
  await act(async () => resolve())
  expect(load).toHaveBeenCalledOnce()
  await arrive()
  expect(screen.getByText('Ada of the part')).toBeVisible()
})

test('is not imported once its app was left while the tiers loaded, but by the app’s next mount', async () => {
  let resolveTier = () => {}
  services.loadTier.mockImplementation(async () => new Promise((resolve) => (resolveTier = resolve)))
  const Part = lazyPart(load, { tiers: ['forms'] })
  const open = (leaving: AbortController) =>
    render(
      <IntlProvider locale="en" messages={around}>
        <HostProvider host={hostWith(services, leaving)}>
          <Part name="Ada" />
        </HostProvider>
      </IntlProvider>,
    )
  const leaving = new AbortController()
  const { unmount } = open(leaving)
  unmount()
  leaving.abort()
  await act(async () => resolveTier())
  expect(load).not.toHaveBeenCalled()
  open(new AbortController())
  await act(async () => resolveTier())
  await arrive()
  expect(screen.getByText('Ada of the part')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

describe('a page that prefetches', () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let answer: PromiseWithResolvers<string>
  const query = () => ({ queryKey: ['shown'], queryFn: async () => answer.promise, staleTime: Infinity })
  const usePrefetch = vi.fn(() => {
    usePrefetchQuery(query())
  })
  const Shown = () => <p>the page shows {useQuery(query()).data ?? 'an outline'}</p>
  const open = (Page: ComponentType) =>
    render(
      within(
        <QueryClientProvider client={client}>
          <Page />
        </QueryClientProvider>,
      ),
    )
  beforeEach(() => {
    client.clear()
    answer = Promise.withResolvers()
    usePrefetch.mockClear()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('prefetches while its code loads, not afterwards', async () => {
    const code = Promise.withResolvers<LoadedPart<object>>()
    const Page = lazyPage(async () => code.promise, { usePrefetch })
    const { unmount } = open(Page)
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    expect(usePrefetch).toHaveBeenCalled()
    await act(async () => answer.resolve('rows'))
    await act(async () => code.resolve({ Page: Shown }))
    expect(screen.getByText('the page shows rows')).toBeVisible()
    unmount()
    usePrefetch.mockClear()
    open(Page)
    expect(screen.getByText('the page shows rows')).toBeVisible()
    expect(usePrefetch).not.toHaveBeenCalled()
  })

  test('prefetches nothing where its first view needs none of it', async () => {
    const code = Promise.withResolvers<LoadedPart<object>>()
    open(lazyPage(async () => code.promise, { usePrefetch, useHasFirstView: () => false }))
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    await act(async () => code.resolve({ Page: () => <p>sample data</p> }))
    expect(screen.getByText('sample data')).toBeVisible()
    expect(usePrefetch).not.toHaveBeenCalled()
  })

  test('requests more by its code, before it renders', async () => {
    vi.useFakeTimers()
    const Page = lazyPage(async () => ({ Page: Shown, usePrefetchFirstView: usePrefetch }), {
      usePrefetch: vi.fn(),
    })
    const { unmount } = open(Page)
    await act(async () => vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS - 1))
    expect(client.isFetching()).toBe(1)
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    expect(screen.queryByText(/the page shows/)).toBeNull()
    await act(async () => answer.resolve('rows'))
    await act(async () => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByText('the page shows rows')).toBeVisible()
    unmount()
    usePrefetch.mockClear()
    open(Page)
    expect(screen.getByText('the page shows rows')).toBeVisible()
    expect(usePrefetch).not.toHaveBeenCalled()
  })

  test('waits for the answer for a limited time only', async () => {
    vi.useFakeTimers()
    const Page = lazyPage(async () => ({ Page: Shown }), { usePrefetch })
    const first = open(Page)
    await act(async () => vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS - 1))
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    await act(async () => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByText('the page shows an outline')).toBeVisible()
    first.unmount()
    client.clear()
    answer = Promise.withResolvers()
    open(lazyPage(async () => ({ Page: Shown }), { usePrefetch }))
    await act(async () => vi.advanceTimersByTimeAsync(1))
    await act(async () => answer.reject(new Error('refused')))
    await act(async () => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByText('the page shows an outline')).toBeVisible()
  })
})
