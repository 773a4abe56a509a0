import { subApp } from '@console/contracts'
import { createHttpClient } from '@console/sub-app'
import { appToken } from '@console/sub-app/app-host'
import { mockCall, network, Refusal } from '@console/testing'
import { recordedServices } from '@console/testing/recorded-services'
import { beforeEach, expect, test, vi } from 'vitest'
import { appActions, MAX_TEXT_CHARACTERS, toConsolePath } from './use-app-props.ts'

let session = 'first session'
const client = createHttpClient({
  getToken: () => session,
  apiOrigin: '',
  getLanguage: () => 'en',
  notify: () => {},
  onUnauthorized: () => {},
})
const services = recordedServices(() => {})
const actions = appActions({ module: 'orders', versionId: 7, services, client })

beforeEach(() => {
  vi.clearAllMocks()
  session = `session ${Math.random()}`
})

test.each([
  ['/console/msgcenter/audit?page=2', '/console/msgcenter/audit?page=2'],
  ['7?tab=2', '/console/apps/orders/7?tab=2'],
  ['//elsewhere.example', null],
  ['/\\elsewhere.example', null],
  ['/console/a?token=stolen', '/console/a'],
])('an app that opens %s gets to %s', (to, expected) => {
  expect(toConsolePath(to, 'orders')).toBe(expected)
})

test('an address that is none is refused, and reported', () => {
  actions.navigate('//elsewhere.example')
  expect(services.navigate).not.toHaveBeenCalled()
  expect(services.reportError).toHaveBeenCalledWith(expect.any(Error), 'orders')
  actions.navigate('7', { replace: true })
  expect(services.navigate).toHaveBeenCalledWith('/console/apps/orders/7', { replace: true })
})

test('whatever an app hands over is shown as text: an element of another React would break the console', async () => {
  const foreign = { $$typeof: Symbol.for('react.element'), props: {} } as unknown as string
  actions.toast.info(foreign)
  expect(services.toast.info).toHaveBeenCalledWith('[object Object]')
  actions.toast.error('x'.repeat(MAX_TEXT_CHARACTERS + 1))
  expect(services.toast.error).toHaveBeenCalledWith('x'.repeat(MAX_TEXT_CHARACTERS))
  await actions.confirm({ title: 'Delete?', content: foreign, isDestructive: 1 as unknown as boolean })
  expect(services.confirm).toHaveBeenCalledWith({
    title: 'Delete?',
    content: '[object Object]',
    isDestructive: false,
  })
})

test('a token is issued once for a session, an app and a version, and a failed one again', async () => {
  let issued = 0
  let isRefused = true
  network.use(
    mockCall(subApp.token, ({ body }) => {
      if (isRefused) return new Refusal(500, 'no')
      issued += 1
      return { token: `${body.module} ${body.versionId} ${issued}`, calls: [] }
    }),
  )
  await expect(actions.getToken()).rejects.toThrow('no')
  isRefused = false
  expect(await actions.getToken()).toBe('orders 7 1')
  expect(await actions.getToken()).toBe('orders 7 1')
  expect(await appToken({ client, module: 'orders', versionId: 8 })).toBe('orders 8 2')
  session = 'the next session'
  expect(await actions.getToken()).toBe('orders 7 3')
})
