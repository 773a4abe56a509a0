import { network } from '@console/testing'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { currentRegistry, loadRegistry } from './load-registry.ts'
import { setOverride } from './registry-override.ts'

const ADDRESS = '*/console/sub-apps.json'
const audit = {
  module: 'audit',
  entry: '/audit.json',
  routerBase: ['/console/msgcenter'],
  data: [],
  defaultRegister: false,
}

test('the registry is read at start, with the overrides of this browser [SHELL-045]', async () => {
  setOverride('audit', '/mine.json')
  network.use(http.get(ADDRESS, () => HttpResponse.json({ apps: [audit] })))
  expect(await loadRegistry()).toEqual([{ ...audit, entry: '/mine.json', enabled: true }])
  expect(currentRegistry().overridden).toEqual(new Set(['audit']))
})

test('a registry that is not JSON is an error that the start shows with Retry [SHELL-045]', async () => {
  network.use(http.get(ADDRESS, () => new HttpResponse('<h1>proxy</h1>')))
  await expect(loadRegistry()).rejects.toThrow('/console/sub-apps.json is not JSON')
})

test('a registry request that fails is an error with its status [SHELL-045]', async () => {
  network.use(http.get(ADDRESS, () => new HttpResponse(null, { status: 503 })))
  await expect(loadRegistry()).rejects.toThrow('/console/sub-apps.json: HTTP 503')
})

test('invalid entries are logged and listed for the developer panel [SHELL-045]', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  network.use(http.get(ADDRESS, () => HttpResponse.json({ apps: [{ module: 'labels' }, audit] })))
  expect((await loadRegistry()).map(({ module }) => module)).toEqual(['audit'])
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Registry, labels: malformed/))
  expect(currentRegistry().problems).toMatchObject([{ kind: 'malformed', entry: 'labels' }])
})
