import { subApp } from '@console/contracts'
import { afterEach, expect, test } from 'vitest'
import {
  documentLocalPage,
  findLocalAddress,
  LOCAL_GRANT_PARAMETER,
  LOCAL_PAGE_META,
  LOCAL_PAGE_PARAMETER,
  localPageAddress,
  readLocalPage,
} from './local-page.ts'
import { leaveSafeMode } from './safe-mode.ts'

const page = { module: 'orders', address: 'http://localhost:5173/' }

afterEach(() => {
  sessionStorage.clear()
  leaveSafeMode()
  window.history.replaceState(null, '', '/')
  document.head.querySelector(`meta[name="${LOCAL_PAGE_META}"]`)?.remove()
})

function allowInDocument(): void {
  const element = document.createElement('meta')
  element.name = LOCAL_PAGE_META
  element.content = `${page.module}@${page.address}`
  document.head.append(element)
}

const find = (address: string) => findLocalAddress(new URL(address, window.location.href))

test('names of parameters are those of the contract, and both read a page alike', () => {
  expect([LOCAL_PAGE_PARAMETER, LOCAL_GRANT_PARAMETER, LOCAL_PAGE_META]).toEqual([
    subApp.LOCAL_PAGE_PARAMETER,
    subApp.LOCAL_GRANT_PARAMETER,
    subApp.LOCAL_PAGE_META,
  ])
  for (const text of [
    'orders@http://localhost:5173/',
    'orders',
    '@http://localhost',
    'Or@x',
    'orders@',
    'a@b@c',
  ])
    expect(readLocalPage(text)).toEqual(subApp.readLocalPage(text))
})

test('a document says itself which page it may load', () => {
  expect(documentLocalPage()).toBeNull()
  allowInDocument()
  expect(documentLocalPage()).toEqual(page)
})

test('any address that asks for a local page leads to that of its app, also one that names none', () => {
  const asked = '?app-dev=orders@http://localhost:5173/'
  expect(find(`/console/${asked}`)).toEqual({ address: `/console/apps/orders${asked}`, isLoaded: false })
  expect(find('/console/?app-dev=nonsense')?.address).toBe('/console/apps/local?app-dev=nonsense')
  expect(find(`/console/apps/orders${asked}`)).toBeNull()
  expect(find(`/console/apps/orders/7${asked}`)).toBeNull()
  expect(find('/console/apps/orders')).toBeNull()
})

test('a reload of an address from which the app has dropped the parameters gets them back, for that app only', () => {
  allowInDocument()
  const address = localPageAddress(page, 'grant')
  expect(find(address)).toBeNull()
  expect(find('/console/apps/orders/7')).toEqual({
    address: `/console/apps/orders/7${address.slice(address.indexOf('?'))}`,
    isLoaded: true,
  })
  expect(find('/console/apps/stock')).toBeNull()
  expect(find('/console/home')).toBeNull()
})

test('a document whose grant has ended is not asked for again', () => {
  allowInDocument()
  const address = localPageAddress(page, 'grant')
  find(address)
  document.head.querySelector(`meta[name="${LOCAL_PAGE_META}"]`)?.remove()
  expect(find('/console/apps/orders/7')).not.toBeNull()
  find(address)
  expect(find('/console/apps/orders/7')).toBeNull()
})

test('safe mode ends it', () => {
  allowInDocument()
  find(localPageAddress(page, 'grant'))
  window.history.replaceState(null, '', '/console/?safe=1')
  expect(find('/console/?safe=1')).toBeNull()
  leaveSafeMode()
  window.history.replaceState(null, '', '/console/')
  expect(find('/console/apps/orders/7')).toBeNull()
})
