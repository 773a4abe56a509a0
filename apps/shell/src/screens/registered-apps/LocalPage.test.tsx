import { subApp } from '@console/contracts'
import { mockCall, network, Refusal } from '@console/testing'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { LOCAL_PAGE_META } from '../../base/local-page.ts'
import { addressBar, closeConsoles, openConsole } from '../../testing/open-console.tsx'
// Loaded before the tests, so that none waits for it.
import './LocalPageScreen.tsx'
import './LocalPageStrip.tsx'

const ADDRESS = 'http://localhost:5173/'

afterEach(async () => {
  document.head.querySelector(`meta[name="${LOCAL_PAGE_META}"]`)?.remove()
  sessionStorage.clear()
  await closeConsoles()
  vi.unstubAllGlobals()
})

const open = async (
  address: string,
  agree: () => { grant: string } | Refusal = () => ({ grant: 'granted' }),
) => {
  const agreed: unknown[] = []
  const opened = await openConsole({
    address,
    handlers: [
      mockCall(subApp.registry, { setNumber: null, off: [], apps: [] }),
      mockCall(subApp.developLocally, ({ body }) => {
        agreed.push(body)
        return agree()
      }),
    ],
  })
  return { ...opened, agreed }
}

test('a local page is opened only after the person has agreed, whatever link led to it', async () => {
  const { agreed, requests, person } = await open(
    `/console/?app-dev=orders@${ADDRESS}`,
    // Another document follows.
    () => new Refusal(500, 'no'),
  )
  expect(await screen.findByText('Open “orders” from your own machine?')).toBeInTheDocument()
  expect(addressBar()).toBe(`/console/apps/orders?app-dev=orders@${ADDRESS}`)
  expect(agreed).toEqual([])
  expect(requests.filter((path) => path.includes('5173'))).toEqual([])
  expect(screen.queryByText(/^Development:/)).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Open it' }))
  expect(agreed).toEqual([{ module: 'orders', address: ADDRESS }])
})

test('somebody without the permission, and a bad address, are told so', async () => {
  const { person } = await open(`/console/apps/orders?app-dev=orders@${ADDRESS}`, () => {
    return new Refusal(403, 'no', { status: 403 })
  })
  await person.click(await screen.findByRole('button', { name: 'Open it' }))
  expect(await screen.findByText(/You may not open apps from your own machine/)).toBeInTheDocument()
  await closeConsoles()
  await open('/console/?app-dev=javascript:alert(1)')
  expect(await screen.findByText(/The address has to name an app and where it runs/)).toBeInTheDocument()
})

test('where the document allows it, the page is mounted under a strip, without health reports, and the strip ends it', async () => {
  const element = document.createElement('meta')
  element.name = LOCAL_PAGE_META
  element.content = `orders@${ADDRESS}`
  document.head.append(element)
  network.use(http.get(ADDRESS, () => new HttpResponse('<body><script src="/main.js"></script></body>')))
  const { requests } = await open(`/console/apps/orders?app-dev=orders@${ADDRESS}`)
  expect(await screen.findByText(`orders from ${ADDRESS}`)).toBeInTheDocument()
  expect(await screen.findByText(/^Development: “orders” runs from/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'End it' })).toBeInTheDocument()
  expect(requests).not.toContain(subApp.reportHealth.path)
})
