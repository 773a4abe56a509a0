import { network } from '@console/testing'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, onTestFinished, test, vi, type MockInstance } from 'vitest'
import { consoleTexts } from '../../base/console-texts.ts'
import { loadRegistry } from '../../core/registry/load-registry.ts'
import { readOverrides, setOverride } from '../../core/registry/registry-override.ts'
import { record } from '../../runtime/micro-apps/run-log.ts'
import { recordUnusable } from '../../runtime/services/unusable-answers.ts'
import { DeveloperTools } from './DeveloperTools.tsx'

const audit = {
  module: 'stock',
  entry: '/console/assets/stock/2.5.0/manifest.json',
  routerBase: ['/console/msgcenter'],
  data: [],
  defaultRegister: false,
}

const reload = vi.fn<() => void>()
let warn: MockInstance<typeof console.warn>

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', {
    search: '',
    href: 'http://console.test/console/',
    origin: 'http://console.test',
    reload,
  })
  network.use(
    http.get('*/console/sub-apps.json', () => HttpResponse.json({ apps: [audit, { module: 'labels' }] })),
  )
  warn = vi.spyOn(console, 'warn').mockReturnValue()
  return () => {
    vi.unstubAllGlobals()
  }
})

async function renderTools() {
  await loadRegistry()
  render(
    <IntlProvider locale="en" messages={consoleTexts.en}>
      <DeveloperTools />
    </IntlProvider>,
  )
}

test('Ctrl+Shift+D opens and closes the panel, which names the build and lists every app with its times and leaks', async () => {
  document.documentElement.dataset['build'] = '0a1b2c3d4e'
  onTestFinished(() => void delete document.documentElement.dataset['build'])
  await renderTools()
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Shift>}[KeyD]')
  const panel = await screen.findByRole('region', { name: 'Developer panel' })
  expect(within(panel).getByRole('row', { name: /stock.*registry.*not opened/ })).toBeInTheDocument()
  expect(within(panel).getByText('Console test, build 0a1b2c3d4e')).toBeInTheDocument()
  expect(within(panel).getByText(/^labels: malformed/)).toBeInTheDocument()
  const left = { listener: 1, timeout: 0, interval: 0, observer: 0, socket: 0, headTag: 0, bodyChild: 0 }
  const leaks = { module: 'stock', left, total: 1, details: ['listener scroll index.js:2:30'] }
  const entry = { ...audit, enabled: true }
  act(() => {
    record(entry, { state: 'mounted', version: '2.5.0', loadMs: 80.4, mountMs: 12.2 })
    record(entry, { state: 'unmounted', unmountMs: 1.6, leaks })
  })
  expect(
    within(panel).getByRole('row', { name: /stock 2\.5\.0 .*closed ×1 80 \/ 12 \/ 2 listener scroll/ }),
  ).toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Shift>}[KeyD]')
  expect(panel).not.toBeInTheDocument()
})

test('an app that another team registered is listed with its version and trust, without an address of its own', async () => {
  await renderTools()
  await userEvent.keyboard('{Control>}{Shift>}[KeyD]')
  const panel = await screen.findByRole('region', { name: 'Developer panel' })
  const entry = { module: 'orders', entry: '/console/app-files/orders/7/manifest.json' }
  act(() => record({ ...entry, trust: 'partner' }, { state: 'mounted', version: '3' }))
  expect(within(panel).getByRole('row', { name: /orders 3 registered, partner open ×1/ })).toBeInTheDocument()
  expect(within(panel).queryByRole('textbox', { name: 'Manifest address for orders' })).toBeNull()
})

test('an address of this server is accepted for this browser, while a foreign one is refused with the reason', async () => {
  await renderTools()
  await userEvent.keyboard('{Control>}{Shift>}[KeyD]')
  const field = await screen.findByRole('textbox', { name: 'Manifest address for stock' })
  const apply = screen.getByRole('button', { name: 'Apply and reload' })
  expect(apply).toBeDisabled()
  await userEvent.clear(field)
  await userEvent.type(field, 'https://elsewhere.example/manifest.json')
  await userEvent.click(apply)
  expect(screen.getByRole('alert')).toHaveTextContent('Only addresses of this server')
  expect(field).toBeInvalid()
  await userEvent.clear(field)
  await userEvent.type(field, '/console/assets/stock/2.6.0/manifest.json')
  await userEvent.click(apply)
  expect(readOverrides()).toEqual({ stock: '/console/assets/stock/2.6.0/manifest.json' })
  expect(reload).toHaveBeenCalledOnce()
})

test('while a sub-app is overridden a banner is shown, and one click restores the released ones', async () => {
  setOverride('stock', '/console/assets/stock/2.6.0/manifest.json')
  await renderTools()
  expect(screen.getByText('This browser loads a custom version of: stock.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Use the released versions' }))
  expect(readOverrides()).toEqual({})
  expect(reload).toHaveBeenCalledOnce()
})

test('without overrides there is no banner', async () => {
  await renderTools()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('calls that the platform does not answer as expected are listed with their pages, and logged once', async () => {
  await renderTools()
  await userEvent.keyboard('{Control>}{Shift>}[KeyD]')
  const panel = await screen.findByRole('region', { name: 'Developer panel' })
  expect(panel).toHaveTextContent('Calls that the platform does not answer as expected')
  warn.mockClear()
  const detail = {
    callId: 'audit.detail',
    method: 'GET',
    path: '/api/audit/detail',
    isDocumented: false,
  } as const
  const list = { callId: 'audit.query', method: 'GET', path: '/api/audit/query', isDocumented: true } as const
  act(() => {
    for (const pathname of ['/console/msgcenter/audit', '/console/home', '/console/home']) {
      Object.assign(window.location, { pathname })
      recordUnusable({ ...detail, reason: 'missing', field: null })
    }
    recordUnusable({ ...list, reason: 'shape', field: 'records.0.opAt' })
  })
  expect(within(panel).getByRole('row', { name: /audit\/detail/ })).toHaveTextContent(
    'GET /api/audit/detailthis console onlyHTTP 404, without a code/console/msgcenter/audit/console/home',
  )
  expect(within(panel).getByRole('row', { name: /audit\/query/ })).toHaveTextContent(
    'GET /api/audit/querycustomer’s documentsanother shape at records.0.opAt/console/home',
  )
  expect(warn.mock.calls).toEqual([
    ['The platform does not answer GET /api/audit/detail as expected: HTTP 404.'],
    ['The platform does not answer GET /api/audit/query as expected: another shape at records.0.opAt.'],
  ])
})
