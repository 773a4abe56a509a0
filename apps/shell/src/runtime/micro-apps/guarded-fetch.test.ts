import { createHash } from 'node:crypto'
import { network } from '@console/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { onFileProgress, registeredFiles } from '../registered-apps/registered-files.ts'
import {
  ATTEMPT_TIMEOUT_MS,
  ATTEMPTS,
  guardedFetch,
  setRegisteredFiles,
  PAUSES_MS,
  prefetchFile,
} from './guarded-fetch.ts'
import { isTrustedText, leadToFolder, trustManifest } from './trusted-files.ts'

const SCRIPT = 'window.probe = 1'
let number = 0

/** An address that no test has used, registered with the hash of `SCRIPT`. */
function trustedAddress(): string {
  const url = `http://console.test/console/assets/probe/1/${(number += 1)}.js`
  const integrity = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`
  trustManifest({
    module: 'probe',
    version: '1',
    kitMajor: 1,
    tiers: [],
    publicPath: '/',
    scripts: [{ url, integrity }],
    styles: [],
    chunks: {},
  })
  return url
}

/** Answers the requests in order and repeats the last answer. Returns the requested addresses. */
function answers(url: string, ...responses: (() => Response | Promise<Response>)[]): string[] {
  const requested: string[] = []
  network.use(
    http.get(url, async ({ request }) => {
      requested.push(request.url)
      const respond = responses[Math.min(requested.length, responses.length) - 1]
      return (await respond?.()) ?? HttpResponse.error()
    }),
  )
  return requested
}

const good = () => new HttpResponse(SCRIPT)
const unavailable = () => new HttpResponse('<h1>proxy</h1>', { status: 503 })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function afterPauses<Result>(result: Promise<Result>): Promise<Result> {
  const settled = result.finally(() => {
    clearInterval(steps)
  })
  // Pauses use fake timers, the network does not: time advances after each network response.
  const steps = setInterval(() => {
    vi.advanceTimersByTime(Math.max(...PAUSES_MS))
  }, 5)
  return settled
}

test('a file with the released hash is returned and verified', async () => {
  const url = trustedAddress()
  answers(url, good)
  const response = await guardedFetch(url)
  expect(await response.text()).toBe(SCRIPT)
  expect(isTrustedText(SCRIPT)).toBe(true)
})

test('a temporary 503 is retried past the cache and never used as the script [SHELL-050]', async () => {
  const url = trustedAddress()
  const requested = answers(url, unavailable, good)
  expect(await (await afterPauses(guardedFetch(url))).text()).toBe(SCRIPT)
  expect(requested).toEqual([url, `${url}?retry=2`])
})

test('a permanent 503 fails with its status after the named number of attempts [SHELL-050]', async () => {
  const url = trustedAddress()
  const requested = answers(url, unavailable)
  await expect(afterPauses(guardedFetch(url))).rejects.toMatchObject({ kind: 'status', status: 503 })
  expect(requested).toHaveLength(ATTEMPTS)
})

test('a file that is not the released one is refused [SHELL-050]', async () => {
  const url = trustedAddress()
  answers(url, () => new HttpResponse('window.stolen = 1'))
  await expect(afterPauses(guardedFetch(url))).rejects.toMatchObject({ kind: 'integrity' })
  expect(isTrustedText('window.stolen = 1')).toBe(false)
})

test('a file that no manifest names is never requested', async () => {
  await expect(guardedFetch('http://console.test/elsewhere.js')).rejects.toMatchObject({
    kind: 'foreignFile',
  })
})

test('a broken connection is reported as such [SHELL-050]', async () => {
  const url = trustedAddress()
  answers(url, () => HttpResponse.error())
  await expect(afterPauses(guardedFetch(url))).rejects.toMatchObject({ kind: 'network' })
})

test('a request that hangs times out and is retried [SHELL-050]', async () => {
  const url = trustedAddress()
  const limits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds)
    return limits.length === 1
      ? AbortSignal.abort(new DOMException('too slow', 'TimeoutError'))
      : new AbortController().signal
  })
  const requested = answers(url, good)
  expect(await (await afterPauses(guardedFetch(url))).text()).toBe(SCRIPT)
  expect(requested).toEqual([`${url}?retry=2`])
  expect(limits).toEqual([ATTEMPT_TIMEOUT_MS, ATTEMPT_TIMEOUT_MS])
  vi.restoreAllMocks()
})

test('without SubtleCrypto, as over plain HTTP, the browser checks the hash itself', async () => {
  const url = trustedAddress()
  answers(url, good)
  const fetched = vi.spyOn(window, 'fetch')
  const subtle = vi
    .spyOn(window.crypto, 'subtle', 'get')
    .mockReturnValue(undefined as unknown as SubtleCrypto)
  expect(await (await guardedFetch(url)).text()).toBe(SCRIPT)
  expect(fetched.mock.calls[0]?.[1]?.integrity).toMatch(/^sha256-/)
  subtle.mockRestore()
  fetched.mockRestore()
})

test('a prefetched file is not requested again', async () => {
  const url = trustedAddress()
  const requested = answers(url, good)
  await prefetchFile(url)
  expect(await (await guardedFetch(url)).text()).toBe(SCRIPT)
  expect(requested).toHaveLength(1)
})

test('a failed prefetch does not affect the real load', async () => {
  const url = trustedAddress()
  const requested = answers(url, unavailable, good)
  await expect(prefetchFile(url)).rejects.toMatchObject({ kind: 'status' })
  expect(await (await guardedFetch(url)).text()).toBe(SCRIPT)
  expect(requested).toEqual([url, url])
})

test('a prefetch under way is the first attempt of the real load: a file that is refused is requested three times in all', async () => {
  const url = trustedAddress()
  const requested = answers(url, unavailable)
  const prefetched = prefetchFile(url)
  await expect(afterPauses(guardedFetch(url))).rejects.toMatchObject({ kind: 'status', status: 503 })
  await expect(prefetched).rejects.toMatchObject({ kind: 'status' })
  expect(requested).toEqual([url, `${url}?retry=2`, `${url}?retry=3`])
})

describe('a file of an app that another team registered', () => {
  beforeEach(() => setRegisteredFiles(registeredFiles))

  /** Registers an address, and answers it with a body that the test writes. */
  function slowFile() {
    const url = `http://console.test/console/app-files/orders/7/${(number += 1)}.js`
    const integrity = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`
    trustManifest(
      {
        module: 'orders',
        version: '7',
        kitMajor: null,
        tiers: [],
        publicPath: '/',
        scripts: [{ url, integrity }],
        styles: [],
        chunks: {},
      },
      { isRegistered: true },
    )
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const answered = Promise.withResolvers<void>()
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
      init?.signal?.addEventListener('abort', () => void writer.abort(init.signal?.reason).catch(() => {}))
      answered.resolve()
      return new Response(readable)
    })
    onTestFinished(() => fetched.mockRestore())
    const send = async (text: string): Promise<void> => writer.write(new TextEncoder().encode(text))
    return { url, send, end: async () => writer.close(), answered: answered.promise, fetched }
  }

  test('may take longer than an attempt, as long as bytes arrive, and reports that', async () => {
    const { url, send, end, answered } = slowFile()
    let arrived = Promise.withResolvers<void>()
    const stop = onFileProgress(() => arrived.resolve())
    const text = guardedFetch(url).then(async (response) => response.text())
    await answered
    for (const part of SCRIPT.match(/.{1,6}/g) ?? []) {
      vi.advanceTimersByTime(ATTEMPT_TIMEOUT_MS - 1)
      arrived = Promise.withResolvers()
      await send(part)
      await arrived.promise
    }
    void end()
    expect(await text).toBe(SCRIPT)
    stop()
  })

  test('fails when no more bytes arrive', async () => {
    const { url, send, answered, fetched } = slowFile()
    const prefetched = prefetchFile(url)
    prefetched.catch(() => {})
    await answered
    await send('window')
    vi.advanceTimersByTime(ATTEMPT_TIMEOUT_MS)
    await expect(prefetched).rejects.toMatchObject({ kind: 'slowFile' })
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('imports its modules from its folder in the console, where its build has fixed other addresses', async () => {
    const publicPath = 'http://console.test/console/app-files/orders/9/shop/'
    const script = `import('/shop/assets/main.js'); import("/shop/other.js"); import('./own.js')`
    const url = `${publicPath}entry.js`
    trustManifest(
      {
        module: 'orders',
        version: '9',
        kitMajor: null,
        tiers: [],
        publicPath,
        scripts: [{ url, integrity: `sha256-${createHash('sha256').update(script).digest('base64')}` }],
        styles: [],
        chunks: { [`${publicPath}assets/main.js`]: 'sha256-x' },
      },
      { isRegistered: true },
    )
    onTestFinished(leadToFolder({ sourceFolder: '/shop/', publicPath }))
    answers(url, () => new HttpResponse(script))
    const text = await (await guardedFetch(url)).text()
    expect(text).toBe(`import('${publicPath}assets/main.js'); import("/shop/other.js"); import('./own.js')`)
    expect(isTrustedText(text)).toBe(true)
  })
})
