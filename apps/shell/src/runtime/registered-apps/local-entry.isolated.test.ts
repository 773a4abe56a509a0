import { network } from '@console/testing/network'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { guardedFetch } from '../micro-apps/guarded-fetch.ts'
import { loadManifest } from '../micro-apps/load-manifest.ts'
import { openLocalPage } from './local-entry.ts'

const ADDRESS = 'http://localhost:5173/orders/'
const page = { module: 'orders', address: ADDRESS }
const entry = {
  module: 'orders',
  entry: ADDRESS,
  routerBase: [],
  data: [],
  defaultRegister: false,
  enabled: true,
  trust: 'partner' as const,
}

const serve = (html: string, status = 200): void =>
  network.use(http.get(ADDRESS, () => new HttpResponse(html, { status })))

test('scripts, styles and markup of the page are what is mounted, and Retry reads the page again', async () => {
  serve(`<html><head><style>h2{color:teal}</style><link rel="stylesheet" href="page.css">
    <script type="module" src="/@vite/client"></script></head><body><div id="root"></div>
    <script src="main.js"></script><script>import('/orders/src/main.js')</script></body></html>`)
  expect(await openLocalPage(page)).toEqual({ needsFrame: false })
  const manifest = await loadManifest(entry)
  expect(manifest.scripts.map(({ url }) => url)).toEqual([
    `${ADDRESS}main.js`,
    `<script>import('${ADDRESS}src/main.js')</script>`,
  ])
  expect(manifest.styles.map(({ url }) => url)).toEqual([`${ADDRESS}page.css`])
  expect(manifest.publicPath).toBe(ADDRESS)
  expect(manifest.html?.trim()).toMatch(/^<style>h2\{color:teal\}<\/style><div id="root"><\/div>/)
  serve('<body><script src="other.js"></script></body>')
  const again = await loadManifest(entry, { isFresh: true })
  expect(again.scripts.map(({ url }) => url)).toEqual([`${ADDRESS}other.js`])
})

test('files of that origin are evaluated without a hash, and those of others are not', async () => {
  serve('<body><script src="main.js"></script></body>')
  await openLocalPage(page)
  network.use(http.get(`${ADDRESS}hot.js`, () => new HttpResponse('changed()')))
  expect(await (await guardedFetch(`${ADDRESS}hot.js`)).text()).toBe('changed()')
  await expect(guardedFetch('http://localhost:9999/orders/hot.js')).rejects.toMatchObject({
    kind: 'foreignFile',
  })
})

test('a page with module scripts only needs a frame, and one that does not answer is a failure', async () => {
  serve('<body><script type="module" src="/src/main.ts"></script></body>')
  expect(await openLocalPage(page)).toEqual({ needsFrame: true })
  serve('', 500)
  await expect(openLocalPage(page)).rejects.toMatchObject({ kind: 'status' })
})

test('the manifest of an app on the kit is read with the addresses of its server, without hashes', async () => {
  const address = `${ADDRESS}manifest.json`
  const manifest = {
    module: 'other',
    version: '1.0.0',
    kitMajor: 1,
    tiers: ['core', 'frame'],
    publicPath: './',
    scripts: [{ url: 'static/index.js', integrity: 'sha256-x' }],
    styles: [],
    chunks: { 'slots.js': 'sha256-y' },
    html: '<div id="root"></div>',
  }
  network.use(http.get(address, () => HttpResponse.json(manifest)))
  expect(await openLocalPage({ module: 'orders', address })).toEqual({ needsFrame: false })
  expect(await loadManifest({ ...entry, entry: address })).toEqual({
    ...manifest,
    module: 'orders',
    version: 'local',
    publicPath: ADDRESS,
    scripts: [{ url: `${ADDRESS}static/index.js`, integrity: '' }],
    chunks: {},
  })
  network.use(http.get(address, () => HttpResponse.json({ module: 'orders' })))
  await expect(openLocalPage({ module: 'orders', address })).rejects.toMatchObject({ kind: 'manifest' })
})
