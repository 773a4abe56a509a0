import { documents } from '@console/contracts'
import { network } from '@console/testing/network'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as LoadKit from './load-kit.ts'

const file = (url: string) => ({ url, integrity: 'sha256-abc' })
const document_ = {
  version: '1.2.0',
  tiers: {
    core: [file('/core.js')],
    frame: [file('/frame.js')],
    table: [file('/table.js')],
    data: [file('/data.js')],
  },
}

let kit: typeof LoadKit
let requested: string[] = []
let isDown: (url: string) => boolean = () => false
const watcher = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof HTMLScriptElement)) continue
    const url = node.getAttribute('src') ?? ''
    requested.push(url)
    node.dispatchEvent(new Event(isDown(url) ? 'error' : 'load'))
  }
})

beforeEach(async () => {
  vi.resetModules()
  kit = await import('./load-kit.ts')
  requested = []
  isDown = () => false
  document.head.replaceChildren()
  watcher.observe(document.head, { childList: true })
  network.use(http.get('*/console/kit.json', () => HttpResponse.json(document_)))
})
afterEach(() => {
  watcher.disconnect()
  vi.useRealTimers()
})

describe('loading the kit', () => {
  test('a tier loads its dependencies first, in order, once, each with its hash', async () => {
    await Promise.all([kit.loadKitTier('data'), kit.loadKitTier('frame')])
    await kit.loadKitTier('data')
    expect(requested).toEqual(['/frame.js', '/table.js', '/data.js'])
    const [script] = document.head.querySelectorAll('script')
    expect(script?.integrity).toBe('sha256-abc')
    expect(script?.async).toBe(false)
  })

  test('loading a tier loads only its dependencies: charts do not load tables', async () => {
    const charts = [file('/charts.js')]
    network.use(
      http.get('*/console/kit.json', () =>
        HttpResponse.json({ ...document_, tiers: { ...document_.tiers, charts } }),
      ),
    )
    await kit.loadKitTier('charts')
    expect(requested).toEqual(['/frame.js', '/charts.js'])
  })

  test('a tier that is needed soon is hinted once with its hash, and runs only when it is loaded', async () => {
    const inPage = document.createElement('link')
    inPage.rel = 'preload'
    inPage.setAttribute('href', '/frame.js')
    document.head.append(inPage)
    await kit.preloadKitTier('table')
    await kit.preloadKitTier('table')
    const hints = [...document.head.querySelectorAll('link')]
    expect(hints.map((hint) => hint.getAttribute('href'))).toEqual(['/frame.js', '/table.js'])
    expect(hints[1]).toMatchObject({
      rel: 'preload',
      as: 'script',
      integrity: 'sha256-abc',
      crossOrigin: 'anonymous',
    })
    expect(requested).toEqual([])
    await kit.loadKitTier('table')
    expect(requested).toEqual(['/frame.js', '/table.js'])
    await kit.preloadKitTier('data')
    expect(document.head.querySelectorAll('link')).toHaveLength(3)
  })

  test('the table of pro-components comes after the tiers that it adds to', async () => {
    const added = { forms: [file('/forms.js')], proTable: [file('/proTable.js')] }
    const tiers = { ...document_.tiers, ...added }
    network.use(http.get('*/console/kit.json', () => HttpResponse.json({ ...document_, tiers })))
    await kit.loadKitTier('forms')
    expect(requested).toEqual(['/frame.js', '/table.js', '/data.js', '/forms.js'])
    await kit.loadKitTier('proTable')
    expect(requested.slice(4)).toEqual(['/proTable.js'])
  })

  test('a file that fails to load is retried under another address, then reported by name', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    isDown = () => true
    const failed = kit.loadKitTier('frame').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await failed).toEqual(new Error('/frame.js?retry=3 could not be loaded'))
    expect(requested).toEqual(['/frame.js', '/frame.js?retry=2', '/frame.js?retry=3'])
    isDown = () => false
    await kit.loadKitTier('frame')
    expect(requested).toHaveLength(4)
  })

  test('an unreadable document is reported by name, and is fetched again later', async () => {
    network.use(http.get('*/console/kit.json', () => new HttpResponse(null, { status: 503 }), { once: true }))
    await expect(kit.loadKitTier('frame')).rejects.toThrow('/console/kit.json: HTTP 503')
    await kit.loadKitTier('frame')
    expect(requested).toEqual(['/frame.js'])
  })

  test('a tier the kit does not have is refused', async () => {
    await expect(kit.loadKitTier('charts')).rejects.toThrow('The kit has no tier "charts"')
  })
})

describe('the document', () => {
  test('is read as the contract reads it', () => {
    const whole = { ...document_, tiers: { ...document_.tiers, charts: [] } }
    expect(kit.parseKit(whole)).toEqual(documents.kitDocument.parse(whole))
  })

  test.each([
    null,
    {},
    { version: '1', tiers: { frame: [{ url: '/x.js' }] } },
    { version: '1', tiers: { frame: [{ url: '/x.js', integrity: 'md5-x' }] } },
  ])('%j is refused', (raw) => {
    expect(() => kit.parseKit(raw)).toThrow('/console/kit.json')
  })
})
