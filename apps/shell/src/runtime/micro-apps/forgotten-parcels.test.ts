import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'

type Parcel = Record<'mountPromise' | 'unmountPromise', Promise<null>> & { unmount: () => Promise<null> }
type Lifecycle = Record<'bootstrap' | 'mount' | 'unmount', () => Promise<void>>
type SingleSpa = { mountRootParcel: (config: Lifecycle, props: { domElement: object }) => Parcel }

/** The file that the build takes: that of `module`, as patched. */
async function loadSingleSpa(): Promise<SingleSpa> {
  const ofQiankun = createRequire(createRequire(import.meta.url).resolve('qiankun'))
  const description = ofQiankun.resolve('single-spa/package.json')
  // The package's own description.
  const { module } = JSON.parse(readFileSync(description, 'utf8')) as { module: string }
  return (await import(pathToFileURL(join(dirname(description), module)).href)) as SingleSpa
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  // With the flag every new context has it.
  const collect = runInNewContext('gc') as () => void
  collect()
}

// A time limit of single-spa holds its parcel until it is over.
afterEach(() => {
  vi.useRealTimers()
})

const done = async () => {}

/** Mounts a parcel and unmounts it; returns what stays of its element, and of the parcel's settings. */
async function mountOnce({ mountRootParcel }: SingleSpa, unmount: () => Promise<void>) {
  const domElement = document.createElement('div')
  const config: Lifecycle = { bootstrap: done, mount: done, unmount }
  const parcel = mountRootParcel(config, { domElement })
  await parcel.mountPromise
  parcel.unmountPromise.catch(() => {})
  await parcel.unmount().catch(() => {})
  return new WeakRef(domElement)
}

test.each([
  ['is unmounted', done],
  ['fails to unmount', async () => Promise.reject(new Error('no'))],
])('a parcel that %s is not kept by single-spa', async (_case, unmount) => {
  const singleSpa = await loadSingleSpa()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const elements = [await mountOnce(singleSpa, unmount), await mountOnce(singleSpa, unmount)]
  vi.clearAllTimers()
  await new Promise((resolve) => setImmediate(resolve))
  collectGarbage()
  expect(elements.map((element) => element.deref())).toEqual([undefined, undefined])
})
