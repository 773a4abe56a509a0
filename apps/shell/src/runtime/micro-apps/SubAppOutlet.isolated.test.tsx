import type { documents } from '@console/contracts'
import type { HostProps, HostUpdate } from '@console/sub-app'
import { recordedServices, testUser } from '@console/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { consoleTexts } from '../../base/console-texts.ts'
import { LoadError } from './load-error.ts'
import type { MicroApp, MountRequest } from './micro-app.ts'
import { SubAppOutlet } from './SubAppOutlet.tsx'

const mountMicroApp = vi.hoisted(() => vi.fn<(request: MountRequest) => Promise<MicroApp>>())
vi.mock('./micro-app.ts', () => ({ mountMicroApp }))

function entry(module: string): documents.RegistryEntry {
  return {
    module,
    entry: `/${module}.json`,
    routerBase: ['/'],
    data: [],
    defaultRegister: false,
    enabled: true,
  }
}

const audit = entry('audit')
const labels = entry('labels')
const services = recordedServices(() => {})
const props = {
  user: testUser,
  businessType: { businessTypeId: 11, businessTypeName: 'Winter renewals' },
  language: 'en',
  timezone: 'Asia/Shanghai',
  services,
  router: { location: { pathname: '/' }, routes: [] },
} as unknown as Omit<HostProps, 'container' | 'signal'> // the rest is handed through untouched

const events: string[] = []

/** A sub-app that renders its name and records its life cycle. */
async function healthyApp({ entry: { module }, viewport }: MountRequest): Promise<MicroApp> {
  events.push(`${module} mounts`)
  const element = document.createElement('p')
  element.textContent = `page of ${module}`
  viewport.append(element)
  return {
    update: async (changes) => {
      const { language, businessType } = changes as HostUpdate // what the outlet of built apps hands over
      events.push(`${module} gets ${language} ${businessType?.businessTypeId}`)
    },
    unmount: async () => {
      events.push(`${module} leaves`)
      await Promise.resolve()
      element.remove()
      events.push(`${module} has left`)
    },
  }
}

function view(target: documents.RegistryEntry, change: Partial<typeof props> = {}) {
  const language = change.language ?? 'en'
  const messages = consoleTexts[language]
  return (
    <IntlProvider locale={language} messages={messages}>
      <nav>the console</nav>
      <SubAppOutlet entry={target} hostProps={{ ...props, ...change }} />
    </IntlProvider>
  )
}

beforeEach(() => {
  events.length = 0
  mountMicroApp.mockReset().mockImplementation(healthyApp)
  services.reportError.mockClear()
})

test('a skeleton is shown while a sub-app loads, then its page [SHELL-045]', async () => {
  render(view(audit))
  expect(screen.getByRole('status', { name: 'Loading the page' })).toBeInTheDocument()
  expect(await screen.findByText('page of audit')).toBeInTheDocument()
  await waitFor(() => {
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})

test('leaving an app unmounts it before the next one mounts, in the same viewport [SHELL-047]', async () => {
  const { rerender } = render(view(audit))
  await screen.findByText('page of audit')
  rerender(view(labels))
  await screen.findByText('page of labels')
  expect(screen.queryByText('page of audit')).not.toBeInTheDocument()
  expect(events).toEqual(['audit mounts', 'audit leaves', 'audit has left', 'labels mounts'])
  const [first, second] = mountMicroApp.mock.calls.map(([{ viewport }]) => viewport)
  expect(first).toBe(second)
})

test('after many quick changes only the last app is mounted [SHELL-047]', async () => {
  const { rerender } = render(view(audit))
  for (const target of [labels, audit, labels, audit, labels]) rerender(view(target))
  await screen.findByText('page of labels')
  expect(events).toEqual(['labels mounts'])
})

test('every change of language and business type reaches the mounted app, which stays [SHELL-048]', async () => {
  const { rerender } = render(view(audit))
  await screen.findByText('page of audit')
  rerender(view(audit, { language: 'zh' }))
  rerender(view(audit, { businessType: { businessTypeId: 12, businessTypeName: 'Spring' } }))
  await waitFor(() => {
    expect(events).toEqual(['audit mounts', 'audit gets zh 11', 'audit gets en 12'])
  })
})

test('changes while an app loads reach it as soon as it is mounted [SHELL-048]', async () => {
  const ready = Promise.withResolvers<void>()
  mountMicroApp.mockImplementationOnce(async (request) => {
    await ready.promise
    return healthyApp(request)
  })
  const { rerender } = render(view(audit))
  await waitFor(() => {
    expect(mountMicroApp).toHaveBeenCalledOnce()
  })
  rerender(view(audit, { language: 'zh' }))
  ready.resolve()
  await waitFor(() => {
    expect(events).toEqual(['audit mounts', 'audit gets zh 11'])
  })
})

test.each([
  ['en', 'Error! Component failed to load', 'The server answered 503 when the module “audit” was loaded.'],
  ['zh', '错误！组件加载失败', '加载模块“audit”时服务器返回 503。'],
] as const)(
  'an app that cannot be loaded shows an error in %s, and the rest of the page remains [SHELL-050, ERR-022]',
  async (language, title, reason) => {
    mountMicroApp.mockRejectedValueOnce(new LoadError('status', 'index.js', { status: 503 }))
    render(view(audit, { language }))
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(reason)
    expect(screen.getByText('the console')).toBeInTheDocument()
    expect(services.reportError).toHaveBeenCalledWith(expect.any(LoadError), 'audit')
  },
)

test('an app that takes too long shows a timeout [SHELL-050, ERR-023]', async () => {
  mountMicroApp.mockRejectedValueOnce(new LoadError('timeout', 'audit'))
  render(view(audit))
  expect(await screen.findByRole('heading', { name: 'Loader timed out!' })).toBeInTheDocument()
})

test('an app built against another kit is refused with both versions', async () => {
  mountMicroApp.mockRejectedValueOnce(
    new LoadError('kitVersion', 'audit', { kitMajors: { needed: 2, present: 1 } }),
  )
  render(view(audit))
  const heading = await screen.findByRole('heading', {
    name: 'This module is not compatible with this version of the console',
  })
  expect(heading).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'needs version 2 of the shared libraries, the console has 1',
  )
})

test('Retry loads the app again, and the page comes [SHELL-050]', async () => {
  mountMicroApp.mockRejectedValueOnce(new LoadError('network', 'audit'))
  render(view(audit))
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('page of audit')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(mountMicroApp.mock.calls.map(([{ isRetry }]) => isRetry)).toEqual([false, true])
})

test('after a failed app the next one loads normally [SHELL-050]', async () => {
  mountMicroApp.mockRejectedValueOnce(new LoadError('script', 'audit'))
  const { rerender } = render(view(audit))
  await screen.findByRole('alert')
  rerender(view(labels))
  expect(await screen.findByText('page of labels')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('an app is mounted and unmounted once with its outlet, although React runs effects twice [SHELL-047]', async () => {
  const { unmount } = render(<StrictMode>{view(audit)}</StrictMode>)
  await screen.findByText('page of audit')
  unmount()
  await waitFor(() => {
    expect(events).toEqual(['audit mounts', 'audit leaves', 'audit has left'])
  })
})
