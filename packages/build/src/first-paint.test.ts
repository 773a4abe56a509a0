import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parse } from 'acorn'
import { afterEach, expect, test, vi } from 'vitest'

const script = readFileSync(join(import.meta.dirname, 'first-paint.js'), 'utf8')
const root = document.documentElement

function run(localStorage: Pick<Storage, 'getItem'>, cookie = '') {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
  runInNewContext(script, { document, window: { localStorage, navigator: window.navigator } })
  return { theme: root.dataset['theme'], isStarting: 'starting' in root.dataset }
}
const storing = (theme: string | null) => ({
  getItem: (key: string) => (key === 'console.theme' ? theme : null),
})

afterEach(() => {
  vi.restoreAllMocks()
  delete root.dataset['theme']
  delete root.dataset['starting']
})

test('is a script that browsers of 2009 can read [SHELL-101]', () => {
  expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow()
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', undefined],
  ['<b>', undefined],
  [null, undefined],
])('with the theme %j stored the page is painted in %j', (stored, painted) => {
  expect(run(storing(stored)).theme).toBe(painted)
})

test('without storage the system decides, and the outline is shown all the same', () => {
  const getItem = () => {
    throw new Error('refused')
  }
  expect(run({ getItem }, 'console_token=abc')).toEqual({ theme: undefined, isStarting: true })
})

test.each([
  ['', false],
  ['console_token=', false],
  ['my_console_token=abc', false],
  ['console_token=abc', true],
  ['other=1; console_token=abc', true],
])('with the cookies %j the outline of the frame is shown: %j', (cookie, isStarting) => {
  expect(run(storing(null), cookie).isStarting).toBe(isStarting)
})

test('the browser reads its locales while the scripts are on their way, after the script itself', () => {
  const calls: string[] = []
  const format = (name: string) => ({
    supportedLocalesOf: (locale: string) => calls.push(`${name} ${locale}`),
  })
  const tasks: (() => void)[] = []
  runInNewContext(script, {
    document,
    window: {
      localStorage: storing(null),
      navigator: window.navigator,
      Intl: { NumberFormat: format('numbers'), DateTimeFormat: format('dates') },
      setTimeout: (task: () => void) => tasks.push(task),
    },
  })
  expect(calls).toEqual([])
  for (const task of tasks) task()
  expect(calls).toEqual(['numbers en', 'dates en'])
})
