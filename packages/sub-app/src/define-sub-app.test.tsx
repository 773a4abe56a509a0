import { HOUR_MS } from '@console/contracts'
import { recordedServices, testUser } from '@console/testing'
import { PartBoundary } from '@console/ui/part-boundary'
import { serverNow, shareClockDifference } from '@console/ui/server-time'
import { defineTexts } from '@console/ui/texts'
import { uiTexts } from '@console/ui/ui-texts'
import { act, screen } from '@testing-library/react'
import enUS from 'antd/locale/en_US'
import { useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { defineSubApp } from './define-sub-app.tsx'
import { useHost } from './host/host-context.tsx'
import type { HostProps } from './host/host-props.ts'
import { createQueryClient } from './queries/create-query-client.ts'
import { sharedTexts } from './shared-texts.ts'

function Greeting() {
  const { formatMessage } = useIntl()
  const { businessType, language, theme, user } = useHost()
  const { search } = useLocation()
  return (
    <main>
      <h1>{formatMessage({ id: 'greeting' })}</h1>
      <p>{[user.name, businessType?.businessTypeName, language, theme.mode, search].join(' | ')}</p>
      <Link to="/console/sample/other">Other</Link>
    </main>
  )
}

function Clock() {
  return <time>{new Date(serverNow()).toISOString()}</time>
}

function Broken(): never {
  throw new Error('the chart has no axis')
}

function WithBrokenPart() {
  return (
    <PartBoundary>
      <Broken />
    </PartBoundary>
  )
}

const sample = defineSubApp({
  manifest: {
    module: 'sample',
    routerBase: ['/console/sample'],
    routes: [{ path: '/console/sample', component: 'Greeting' }],
    tiers: ['core', 'frame'],
  },
  pages: { Greeting, Clock, Broken, WithBrokenPart },
  texts: defineTexts(sharedTexts, uiTexts, { greeting: ['Good morning', '早上好'] }),
})

const push = vi.fn()

function hostProps(
  changes: Partial<HostProps> = {},
  path = '/console/sample',
  component = 'Greeting',
): HostProps {
  const container = document.createElement('div')
  document.body.append(container)
  return {
    getToken: () => 'token',
    user: testUser,
    businessType: testUser.businessTypes?.[0] ?? null,
    language: 'en',
    timezone: 'Asia/Shanghai',
    theme: { mode: 'light', antd: {}, antdLocale: enUS },
    router: {
      location: { pathname: path, search: '?page=2', hash: '', state: null, key: 'a' },
      action: 'PUSH' as HostProps['router']['action'], // the router's own enum has no public values
      navigator: { createHref: String, go: vi.fn(), push, replace: vi.fn() },
      routes: [{ path, component }],
    },
    services: recordedServices(() => {}),
    queryClient: createQueryClient(),
    apiOrigin: '',
    signal: new AbortController().signal,
    container,
    overlayContainer: document.body,
    ...changes,
  }
}

afterEach(async () => {
  await act(() => sample.unmount())
  document.body.replaceChildren()
})

describe('a sub-app', () => {
  test('receives user, language and business type when it mounts and follows every later change [SHELL-048]', async () => {
    const props = hostProps()
    await act(() => sample.mount(props))
    expect(screen.getByRole('heading', { name: 'Good morning' })).toBeInTheDocument()
    expect(screen.getByText('Shen Qiao | Winter renewals | en | light | ?page=2')).toBeInTheDocument()

    await act(() =>
      sample.update({
        ...props,
        language: 'zh',
        businessType: testUser.businessTypes?.[1] ?? null,
        theme: { ...props.theme, mode: 'dark' },
      }),
    )
    expect(screen.getByRole('heading', { name: '早上好' })).toBeInTheDocument()
    expect(screen.getByText('Shen Qiao | Spring card activation | zh | dark | ?page=2')).toBeInTheDocument()
  })

  test.each([13, -13, 26, -26])(
    'has the time of the server as its host knows it, with a clock that is %i h off',
    async (hours) => {
      vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') + hours * HOUR_MS, toFake: ['Date'] })
      onTestFinished(() => {
        vi.useRealTimers()
        shareClockDifference({ lowMs: -Infinity, highMs: Infinity })
      })
      const clockDifference = { lowMs: -hours * HOUR_MS, highMs: -hours * HOUR_MS }
      await act(() => sample.mount(hostProps({ clockDifference }, '/console/sample', 'Clock')))
      expect(screen.getByText('2026-11-20T12:00:00.000Z')).toBeInTheDocument()
    },
  )

  test("navigates through the host's history, not one of its own", async () => {
    const props = hostProps()
    await act(() => sample.mount(props))
    await act(async () => screen.getByRole('link', { name: 'Other' }).click())
    expect(push).toHaveBeenCalledTimes(1)
    expect(window.location.pathname).toBe('/console/')
  })

  test('leaves nothing in its container and mounts again', async () => {
    const props = hostProps()
    await act(() => sample.mount(props))
    await act(() => sample.unmount())
    expect(props.container).toBeEmptyDOMElement()
    await act(() => sample.mount(props))
    expect(screen.getByRole('heading', { name: 'Good morning' })).toBeInTheDocument()
  })

  test('keeps a throwing page inside itself, reports it and leads back to the console [SHELL-030, ERR-024]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const props = hostProps({}, '/console/sample/broken', 'Broken')
    await act(() => sample.mount(props))
    expect(
      screen.getByRole('heading', { name: 'There are some problems with your operation.' }),
    ).toBeInTheDocument()
    expect(screen.getByText('the chart has no axis')).toBeInTheDocument()
    expect(props.services.reportError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'sample')
    await act(async () => screen.getByRole('button', { name: 'Go Console' }).click())
    expect(props.services.navigate).toHaveBeenCalledWith('/console/')
  })

  test('a part of a page that throws is reported as a page is', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const props = hostProps({}, '/console/sample/part', 'WithBrokenPart')
    await act(() => sample.mount(props))
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be shown')
    expect(props.services.reportError).toHaveBeenCalledExactlyOnceWith(
      new Error('the chart has no axis'),
      'sample',
    )
  })

  test('shows the Chinese failure page with its refresh button [SHELL-031]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await act(() => sample.mount(hostProps({ language: 'zh' }, '/console/sample/broken', 'Broken')))
    expect(screen.getByRole('heading', { name: '您的操作出现了一些问题。' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /刷\s?新/ })).toBeInTheDocument()
  })

  test('says so when the menu names a page its build lacks [SHELL-051]', async () => {
    await act(() => sample.mount(hostProps({}, '/console/sample/x', 'NotBuilt')))
    expect(screen.getByRole('alert')).toHaveTextContent('not part of the installed version')
  })
})
