import { subApp } from '@console/contracts'
import { mockCall, Refusal } from '@console/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { REGISTERED_PAGES } from '../../base/paths.ts'
import { leaveSafeMode } from '../../base/safe-mode.ts'
import { appOutletProbe } from '../../testing/AppOutletProbe.tsx'
import { addressBar, closeConsoles, openConsole, testMenus } from '../../testing/open-console.tsx'

afterEach(async () => {
  leaveSafeMode()
  await closeConsoles()
})

const orders: subApp.RegistryApp = {
  module: 'orders',
  name: 'Orders',
  trust: 'partner',
  entry: '/console/app-files/orders/7/manifest.json',
  versionId: 7,
  versionNumber: 3,
  ownerContact: 'shop@partner.example',
  pages: [{ path: '/console/apps/orders', component: 'App' }],
  slots: null,
  isPreview: false,
}
const menus = [
  ...testMenus,
  { id: 'app.orders', name: 'Orders', path: '/console/apps/orders', component: 'orders/App' },
]

type Answer = { apps: subApp.RegistryApp[] }

async function openApp(
  address: string,
  answer: (preview: string | null) => Answer = () => ({ apps: [orders] }),
) {
  const asked: (string | null)[] = []
  const opened = await openConsole({
    address,
    menus,
    handlers: [
      mockCall(subApp.registry, ({ query }) => {
        const preview = query.preview === undefined ? null : String(query.preview)
        asked.push(preview)
        return { setNumber: 1, off: [], ...answer(preview) }
      }),
    ],
  })
  return { ...opened, asked }
}

test('addresses of registered apps are those of the contract', () => {
  expect(REGISTERED_PAGES).toBe(subApp.PAGES_PATH)
})

test('the list of apps is asked for when the first page of one is opened, and by nobody else', async () => {
  const { asked, person } = await openApp('/console/msgcenter/audit')
  await screen.findByText(/^audit shows/)
  expect(asked).toEqual([])
  await person.click(screen.getByRole('link', { name: 'Orders' }))
  expect(await screen.findByText('orders from /console/app-files/orders/7/manifest.json')).toBeInTheDocument()
  expect(asked).toEqual([null])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Orders')
  expect(appOutletProbe.props).toMatchObject({
    module: 'orders',
    basePath: '/console/apps/orders',
    language: 'en',
    theme: 'light',
    businessType: { name: expect.any(String) as string },
  })
})

test('an address below leads to the same app', async () => {
  await openApp('/console/apps/orders/7/lines?open=2')
  expect(await screen.findByText(/^orders from/)).toBeInTheDocument()
  expect(addressBar()).toBe('/console/apps/orders/7/lines?open=2')
})

test('an app that the person does not run is not available, with the reason and a way back', async () => {
  await openApp('/console/apps/orders', () => ({ apps: [] }))
  expect(await screen.findByText('This app is not available')).toBeInTheDocument()
  expect(screen.getByText(/has switched it off, has not agreed yet/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Back home' })).toBeInTheDocument()
})

test('a list that cannot be loaded is an error with Retry', async () => {
  let isDown = true
  const { person } = await openConsole({
    address: '/console/apps/orders',
    menus,
    handlers: [
      mockCall(subApp.registry, () =>
        isDown ? new Refusal(500, 'no') : { setNumber: 1, off: [], apps: [orders] },
      ),
    ],
  })
  expect(await screen.findByText('The list of apps could not be loaded')).toBeInTheDocument()
  isDown = false
  await person.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/^orders from/)).toBeInTheDocument()
})

test('a preview is asked for by its version, is named as one, and can be left', async () => {
  const preview = { ...orders, versionId: 9, versionNumber: 4, isPreview: true, entry: '/preview.json' }
  const { asked, person } = await openApp('/console/apps/orders?preview=9', (asking) => ({
    apps: [asking === null ? orders : preview],
  }))
  expect(await screen.findByText('orders from /preview.json')).toBeInTheDocument()
  expect(screen.getByText('Preview of version 4 – only you see it.')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Leave the preview' }))
  expect(await screen.findByText(/^orders from \/console\/app-files/)).toBeInTheDocument()
  expect(addressBar()).toBe('/console/apps/orders')
  expect(asked).toEqual(['9', null])
})

test('a version that may not be previewed says so, and an app without a menu item is named by the registry', async () => {
  await openConsole({
    address: '/console/apps/stock?preview=9',
    handlers: [mockCall(subApp.registry, new Refusal(403, 'no', { status: 403 }))],
  })
  expect(await screen.findByText('There is no such version, or you may not preview it.')).toBeInTheDocument()
  await closeConsoles()
  await openApp('/console/apps/stock?preview=9', () => ({
    apps: [{ ...orders, module: 'stock', name: 'Stock', isPreview: true }],
  }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Stock$/))
})

test('a page in use goes on with its version, and ends when its app is switched off', async () => {
  let apps = [orders]
  const { preferences } = await openApp('/console/apps/orders', () => ({ apps }))
  await screen.findByText(/orders\/7\/manifest/)
  apps = [{ ...orders, versionId: 8, entry: '/console/app-files/orders/8/manifest.json' }]
  act(() => preferences.setLanguage('zh'))
  await waitFor(() => expect(appOutletProbe.props).toMatchObject({ language: 'zh' }))
  expect(screen.getByText(/orders\/7\/manifest/)).toBeInTheDocument()
  apps = []
  act(() => preferences.setLanguage('en'))
  expect(await screen.findByText('This app was switched off')).toBeInTheDocument()
})

test('safe mode runs no app of another team during the visit, and a failed app offers it', async () => {
  await openApp('/console/apps/orders')
  expect(
    await screen.findByRole('button', { name: 'Open the console without apps of other teams' }),
  ).toBeInTheDocument()
  expect(screen.getByText('Contact for this app: shop@partner.example')).toBeInTheDocument()
  await closeConsoles()
  const { asked } = await openApp('/console/apps/orders?safe=1')
  expect(await screen.findByText('Safe mode: this app was not opened')).toBeInTheDocument()
  expect(await screen.findByText('Safe mode: apps of other teams do not run.')).toBeInTheDocument()
  expect(asked).toEqual([])
  await closeConsoles()
  await openApp('/console/apps/orders')
  expect(await screen.findByText('Safe mode: this app was not opened')).toBeInTheDocument()
})

test('a platform without registered apps has no such pages', async () => {
  await openConsole({ address: '/console/apps/orders', config: { capabilities: [] } })
  expect(await screen.findByText('Sorry, the page you visited does not exist.')).toBeInTheDocument()
})
