import { expect, test } from 'vitest'
import { judge, type Observation } from './judge.ts'

const mounted = { kind: 'mounted', loadMs: 200, mountMs: 30 } as const
const seen = (more: Partial<Observation> = {}): Observation => ({
  kitMajor: null,
  reports: [mounted],
  uncaught: [],
  leaks: [],
  hasUnmounted: true,
  ...more,
})
const failed = (text: string) => seen({ reports: [{ kind: 'failed', text }] })
const after = (kind: 'error' | 'policy', text: string) => seen({ reports: [mounted, { kind, text }] })

test('an app that mounts, unmounts and leaves nothing passes', () => {
  expect(judge(seen(), [2, 1])).toEqual([])
  expect(judge(seen({ reports: [mounted, { kind: 'longTasks', count: 3 }] }), [2, 1])).toEqual([])
})

test('an app of a kit that the build lacks fails by both majors', () => {
  const { reports } = failed('kitVersion: LoadError: kitVersion: orders')
  expect(judge(seen({ reports, kitMajor: 1 }), [3, 2])).toEqual([
    { kind: 'kit', text: 'it needs major 1 of the kit, and the build has 3 and 2' },
  ])
})

test.each([
  ['integrity: LoadError: integrity: /a.js', 'load', /^a file is not the one that was stored: .*\/a\.js/],
  ['manifest: LoadError: manifest: /m.json', 'load', /^its manifest is not one/],
  ['foreignFile: LoadError: foreignFile: /b.js', 'load', /^it asked for a file that is not its own/],
  ['script: TypeError: x is undefined', 'start', /starting: TypeError: x is undefined$/],
  ['timeout: LoadError: timeout: orders', 'time', /^it did not mount in time/],
  ['something new', 'start', /^it failed: something new$/],
])('a load that ends with "%s" fails, in words', (text, kind, words) => {
  expect(judge(failed(text), [1])).toEqual([{ kind, text: expect.stringMatching(words) }])
})

test('a file that is not there is named, though the app itself is not to blame', () => {
  const reports = [{ kind: 'error', text: 'status: LoadError: status: /a.js (HTTP 404)' }] as const
  expect(judge(seen({ reports, hasUnmounted: true }), [1])).toEqual([
    { kind: 'load', text: 'a file was not there: LoadError: status: /a.js (HTTP 404)' },
  ])
})

test('an app of which nothing is heard did not mount in time', () => {
  expect(judge(seen({ reports: [] }), [1])).toEqual([{ kind: 'time', text: 'it did not mount in time' }])
})

test('errors, refusals of the policy, leaks and a late unmount fail an app that mounted', () => {
  expect(judge(after('error', 'TypeError: no list'), [1])).toEqual([
    { kind: 'error', text: 'an error that nothing caught: TypeError: no list' },
  ])
  expect(judge(after('policy', 'font-src https://fonts.example'), [1])).toEqual([
    { kind: 'policy', text: 'the policy of the page refused font-src https://fonts.example' },
  ])
  expect(judge(seen({ hasUnmounted: false }), [1])).toEqual([
    { kind: 'time', text: 'it did not unmount in time' },
  ])
  expect(judge(seen({ leaks: ['timeout 5 s', 'listener click', 'head style', 'body div'] }), [1])).toEqual([
    { kind: 'leak', text: 'it leaves behind timeout 5 s, listener click, head style, and 1 more' },
  ])
})

test('an error is reported once, whoever has seen it', () => {
  const known = after('error', 'TypeError: no list')
  expect(judge({ ...known, uncaught: ['TypeError: no list', 'Error: another'] }, [1])).toEqual([
    { kind: 'error', text: 'an error that nothing caught: TypeError: no list' },
    { kind: 'error', text: 'an error that nothing caught: Error: another' },
  ])
  const start = { ...failed('script: Error: cannot mount'), uncaught: ['Error: cannot mount'] }
  expect(judge(start, [1])).toHaveLength(1)
})
