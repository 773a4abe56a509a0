import type { subApp } from '@console/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadError } from '../micro-apps/load-error.ts'
import { record } from '../micro-apps/run-log.ts'
import {
  type HealthWatch,
  MAX_REPORTS_OF_MOUNT,
  SEND_AFTER_MS,
  watchHealth,
  withoutPersonalData,
} from './watch-health.ts'

const FOLDER = '/console/app-files/crm/7/'
const ENTRY = { module: 'crm', entry: `${FOLDER}manifest.json`, trust: 'partner' as const }
let sent: subApp.HealthReport[][] = []
let watch: HealthWatch
const stop = (): void => watch.end()

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  watch = watchHealth({ module: 'crm', folder: FOLDER, send: (reports) => sent.push(reports) })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function throwFrom(file: string, message: string): void {
  const error = new Error(message)
  error.stack = `Error: ${message}\n    at x (http://localhost${file}:1:2)`
  window.dispatchEvent(new ErrorEvent('error', { error, message, filename: `http://localhost${file}` }))
}

test('a mount is reported with its times, and a failure with its reason', () => {
  record(ENTRY, { state: 'mounted', loadMs: 120.4, mountMs: 30.6 })
  record(ENTRY, {
    state: 'failed',
    error: new LoadError('script', 'crm', { cause: new TypeError('x is null') }),
  })
  expect(sent).toEqual([])
  vi.advanceTimersByTime(SEND_AFTER_MS)
  expect(sent).toEqual([
    [
      { kind: 'mounted', loadMs: 120, mountMs: 31 },
      { kind: 'failed', text: 'script: TypeError: x is null' },
    ],
  ])
})

test('a line that fails is an error, and no failure of the version', () => {
  record(ENTRY, { state: 'failed', error: new LoadError('network', 'main.js') })
  vi.advanceTimersByTime(SEND_AFTER_MS)
  expect(sent).toEqual([[{ kind: 'error', text: 'network: LoadError: network: main.js' }]])
})

test('errors of the app are reported once each, and those of others never', () => {
  throwFrom(`${FOLDER}main.js`, 'no customer')
  throwFrom(`${FOLDER}main.js`, 'no customer')
  throwFrom('/console/assets/shell/main.js', 'not the app')
  vi.advanceTimersByTime(SEND_AFTER_MS)
  expect(sent).toEqual([[{ kind: 'error', text: 'Error: no customer' }]])
})

test('errors that an app in a frame reports are its own, without numbers of people', () => {
  watch.noteError('TypeError: 13800138000 is no customer')
  vi.advanceTimersByTime(SEND_AFTER_MS)
  expect(sent).toEqual([[{ kind: 'error', text: 'TypeError: … is no customer' }]])
})

test('a loop that throws sends 20 reports and no more', () => {
  for (let index = 0; index < 100; index += 1) throwFrom(`${FOLDER}main.js`, `number ${index}`)
  vi.advanceTimersByTime(SEND_AFTER_MS)
  expect(sent.flat()).toHaveLength(MAX_REPORTS_OF_MOUNT)
})

test('what waits is sent when the watch ends, and nothing after it', () => {
  throwFrom(`${FOLDER}main.js`, 'last')
  stop()
  expect(sent).toHaveLength(1)
  throwFrom(`${FOLDER}main.js`, 'late')
  vi.advanceTimersByTime(SEND_AFTER_MS)
  expect(sent).toHaveLength(1)
})

test.each([
  ['Call 13800138000 failed', 'Call … failed'],
  ['li.lei@example.com is unknown', '…@… is unknown'],
  ['GET https://x.example/a?phone=138&name=Li 404', 'GET https://x.example/a?… 404'],
  ['room 1234 is full', 'room 1234 is full'],
  ['x'.repeat(600), 'x'.repeat(500)],
])('personal data is left out of %s', (text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected)
})
