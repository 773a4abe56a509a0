import { notifyManager, timeoutManager } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { installLeakLedger, isMadeBy, leakReports, openRecord } from './leak-ledger.ts'

installLeakLedger()

/** This file acts as the sub-app: what it registers is attributed to it. */
const OWN = 'leak-ledger.isolated.test.ts'
const nothing = (): void => {}

test('a mount that releases everything leaks nothing', () => {
  const record = openRecord('tidy', OWN)
  const signal = new AbortController()
  window.addEventListener('resize', nothing)
  window.removeEventListener('resize', nothing)
  document.addEventListener('keydown', nothing, { capture: true })
  document.removeEventListener('keydown', nothing, true)
  document.addEventListener('click', nothing, { signal: signal.signal })
  signal.abort()
  window.addEventListener('probe', nothing, { once: true })
  window.dispatchEvent(new Event('probe'))
  window.clearTimeout(window.setTimeout(nothing, 1000))
  window.clearInterval(window.setInterval(nothing, 1000))
  const observer = new MutationObserver(nothing)
  observer.observe(document.body, { childList: true })
  observer.disconnect()
  const element = document.createElement('div')
  document.body.append(element)
  element.remove()
  expect(record.close()).toMatchObject({ module: 'tidy', total: 0, details: [] })
})

test('every leak is counted by kind and reported with its source location', () => {
  const record = openRecord('untidy', OWN)
  const listener = (): void => {}
  window.addEventListener('scroll', listener, true)
  // The wrong phase: the captured listener stays, as in the sandbox's own clearing.
  window.removeEventListener('scroll', listener)
  document.addEventListener('visibilitychange', listener)
  const timeout = window.setTimeout(nothing, 60_000)
  const interval = window.setInterval(nothing, 60_000)
  const observer = new MutationObserver(nothing)
  observer.observe(document.body, { childList: true })
  const style = document.createElement('style')
  document.head.append(style)
  const dialog = document.createElement('div')
  dialog.className = 'stray'
  document.body.append(dialog)
  const { left, total, details } = record.close()
  expect(left).toEqual({
    listener: 2,
    timeout: 1,
    interval: 1,
    observer: 1,
    socket: 0,
    headTag: 1,
    bodyChild: 1,
  })
  expect(total).toBe(7)
  expect(details).toContainEqual(expect.stringMatching(/^listener scroll .*leak-ledger\.isolated\.test\.ts/))
  expect(details).toContain('body div.stray')
  window.clearTimeout(timeout)
  window.clearInterval(interval)
  observer.disconnect()
  style.remove()
  dialog.remove()
})

test('a timeout that has fired is no leak', async () => {
  const record = openRecord('quick', OWN)
  await new Promise((resolve) => {
    window.setTimeout(resolve, 0)
  })
  expect(record.close().total).toBe(0)
})

test('a mount answers only for its own time', () => {
  const before = (): void => {}
  window.addEventListener('online', before)
  expect(openRecord('later', OWN).close().total).toBe(0)
  window.removeEventListener('online', before)
})

test('style tags that antd keeps once for the whole page are no leak', () => {
  const record = openRecord('styled', OWN)
  const style = document.createElement('style')
  style.dataset['cssHash'] = 'x1'
  document.head.append(style)
  expect(record.close().total).toBe(0)
})

test('closing twice counts once, and every report is on the page', () => {
  const record = openRecord('twice', OWN)
  expect(record.close()).toBe(record.close())
  expect(leakReports().filter(({ module }) => module === 'twice')).toHaveLength(1)
  expect(window.__leakLedger?.reports()).toBe(leakReports())
})

test('a browser without a limit of frames is left without one', () => {
  const limit = Error.stackTraceLimit
  // @ts-expect-error -- the type says that every browser has one
  delete Error.stackTraceLimit
  const record = openRecord('unlimited', OWN)
  window.addEventListener('probe', nothing)
  expect('stackTraceLimit' in Error).toBe(false)
  Error.stackTraceLimit = limit
  window.removeEventListener('probe', nothing)
  expect(record.close().total).toBe(0)
})

const PUBLIC_PATH = 'http://c.test/console/assets/audit/2.5.0/'
const host = '    at add (http://c.test/console/assets/shell/2.5.0/async/1.js:1:20)'
const app = `    at effect (${PUBLIC_PATH}index.js:2:30)`
const hostInWebKit = 'add@http://c.test/console/assets/shell/2.5.0/async/1.js:1:20'
const kitInWebKit = 'commit@http://c.test/console/assets/kit/1.0.0/frame.js:1:9'
const kit = '    at commit (http://c.test/console/assets/kit/1.0.0/frame.js:1:9)'

test.each([
  ['the sub-app, through the sandbox', `Error: listener\n${host}\n${host}\n${app}\n${kit}`, true],
  ['the kit, on behalf of the sub-app', `Error: listener\n${host}\n${kit}\n${app}`, false],
  [
    'another app',
    `Error: listener\n${host}\n    at f (http://c.test/console/assets/labels/1/i.js:1:1)`,
    false,
  ],
  [
    'the sub-app in Firefox',
    `add@http://c.test/console/assets/shell/2.5.0/1.js:1:20\neffect@${PUBLIC_PATH}index.js:2:30`,
    true,
  ],
  [
    'the sub-app in WebKit',
    `${hostInWebKit}\naddEventListener@[native code]\neffect@\n@\n${kitInWebKit}`,
    true,
  ],
  ['the kit in WebKit, on behalf of the sub-app', `${hostInWebKit}\n${kitInWebKit}\neffect@`, false],
  ['nobody', 'Error: listener', false],
])('what %s registers is attributed to it', (_, stack, expected) => {
  expect(isMadeBy(stack, PUBLIC_PATH)).toBe(expected)
})

test('what the host creates at work for the app is not the app’s: more of its frames come first', () => {
  const stack = `Error: timeout\n${host}\n${host}\n${host}\n${app}`
  expect(isMadeBy(stack, PUBLIC_PATH, 3)).toBe(true)
  expect(isMadeBy(stack, PUBLIC_PATH, 2)).toBe(false)
})

test('the timers of queries, which are the kit’s, are not traced', () => {
  const traced = vi.spyOn(window, 'setTimeout')
  timeoutManager.clearTimeout(timeoutManager.setTimeout(nothing, 1000))
  notifyManager.schedule(nothing)
  expect(traced).not.toHaveBeenCalled()
  window.clearTimeout(window.setTimeout(nothing, 1000))
  expect(traced).toHaveBeenCalledTimes(1)
  traced.mockRestore()
})

test('a listener that code adds once is suspended between its mounts, and a second one of its type is a leak', () => {
  const lasting = new Map()
  const heard = vi.fn()
  const mountOnce = (run: () => void) => {
    const record = openRecord('library', OWN, { closesLeaks: true, lasting })
    run()
    document.dispatchEvent(new Event('input'))
    const report = record.close()
    document.dispatchEvent(new Event('input'))
    return report.details
  }
  expect(mountOnce(() => document.addEventListener('input', heard))).toEqual([])
  expect(heard).toHaveBeenCalledOnce()
  expect(mountOnce(nothing)).toEqual([])
  expect(heard).toHaveBeenCalledTimes(2)
  const second = vi.fn()
  expect(mountOnce(() => document.addEventListener('input', second))).toEqual([
    expect.stringMatching(/^listener input /),
  ])
  expect([heard.mock.calls.length, second.mock.calls.length]).toEqual([3, 1])
  // One that its code removes is gone for good.
  expect(mountOnce(() => document.removeEventListener('input', heard))).toEqual([])
  expect(mountOnce(nothing)).toEqual([])
  expect(heard).toHaveBeenCalledTimes(3)
})
