import { subApp } from '@console/contracts'
import { expect, test } from 'vitest'
import type { AppToCheck } from './app-to-check.ts'
import { judgeBuiltApp, type SeenAll } from './judge-built-app.ts'
import type { SeenApp } from './mount-app.ts'

const registration = subApp.register.body.parse({
  module: 'orders',
  trust: 'partner',
  name: { en: 'Orders', zh: '订单' },
  ownerContact: 'team@example.com',
  source: null,
  permissions: { calls: ['user.info'] },
  places: [{ path: '', name: { en: 'Orders', zh: '订单' } }],
})
const app = { registration, manifest: { kitMajor: 1 } } as AppToCheck // of which these parts are read
const clean: SeenApp = {
  mounts: [{ loadMs: 40, mountMs: 1 }],
  reports: [{ kind: 'mounted', loadMs: 40, mountMs: 1 }],
  uncaught: [],
  logged: [],
  leaks: [],
  hasUnmounted: true,
  growth: { nodes: 0, listeners: 0, bytes: 40_000 },
  findings: [],
  texts: { en: ['Orders'], zh: ['订单'] },
}
const userInfo = { name: 'GET /api/user/info', id: 'user.info', isDeclared: true }

function judge(seen: Partial<SeenApp>, more: Partial<SeenAll> = {}): string[] {
  const all = { app, seen: { ...clean, ...seen }, slots: null, calls: [userInfo], kits: [1], ...more }
  return judgeBuiltApp(all).map(({ level, about, text }) => `${level} ${about}: ${text}`)
}

test('an app that mounts, leaves nothing and sends what it asks for passes', () => {
  expect(judge({})).toEqual([])
})

test('what a browser saw fails it: a late mount, errors, refusals, leaks, and what it logged', () => {
  expect(judge({ reports: [] })).toEqual(['error time: it did not mount in time'])
  expect(
    judge({
      uncaught: ['TypeError: no list'],
      logged: ['Failed to load'],
      leaks: ['listener click'],
      reports: [...clean.reports, { kind: 'policy', text: 'img-src https://elsewhere.example' }],
    }),
  ).toEqual([
    'error policy: the policy of the page refused img-src https://elsewhere.example',
    'error error: an error that nothing caught: TypeError: no list',
    'error leak: it leaves behind listener click',
    'error console: it logged Failed to load',
  ])
})

test('memory that each mount keeps fails it, and what a browser keeps does not', () => {
  expect(judge({ growth: { nodes: 400, listeners: 12, bytes: 2_000_000 } })).toEqual([
    'error leak: each mount leaves 400 elements in the memory of the page, and 20 are allowed',
    'error leak: each mount leaves 12 listeners in the memory of the page, and 3 are allowed',
    'error leak: each mount leaves 2000000 bytes in the memory of the page, and 300000 are allowed',
  ])
  expect(judge({ growth: null })).toEqual([])
})

test('serious findings of axe fail it, others are noted', () => {
  const finding = { rule: 'image-alt', help: 'Images must have alternative text', elements: 2 }
  expect(
    judge({
      findings: [
        { ...finding, impact: 'critical' },
        { ...finding, impact: 'moderate', elements: 1 },
      ],
    }),
  ).toEqual([
    'error accessibility: Images must have alternative text (image-alt, 2 elements)',
    'warning accessibility: Images must have alternative text (image-alt, 1 element)',
  ])
})

test('texts that are the same in both languages and keys in place of texts fail it', () => {
  const en = ['Save', '12:30', 'orders.list.title', 'a', 'New order']
  expect(judge({ texts: { en, zh: ['Save', '12:30', 'orders.list.title', 'a', '新订单'] } })).toEqual([
    'error texts: keys in place of texts: "orders.list.title"',
    'error texts: the same in both languages: "Save"; what is a name needs translate="no"',
  ])
})

test('calls that nobody was asked for fail it, calls that it did not need are noted', () => {
  const calls = [
    { name: 'GET /api/role/list', id: 'role.list', isDeclared: false },
    { name: 'GET /api/none', id: null, isDeclared: false },
  ]
  expect(judge({}, { calls })).toEqual([
    'error consent: it sends GET /api/role/list (role.list), which its registration does not ask for',
    'error consent: it sends GET /api/none, which its registration does not ask for',
    'warning consent: it asks for user.info, and did not send it here',
  ])
})

test('contributions fail it by the size of their script, by errors, and by what the console would not show', () => {
  const slot = { id: 'state', kind: 'column' as const, questions: 1, slowestMs: 1, longestTaskMs: 1 }
  const slots = {
    scriptBytes: 300_000,
    errors: ['ReferenceError: window is not defined'],
    slots: [{ ...slot, problems: ['cells: no answer within 2000 ms'], notes: ['it is slow'] }],
  }
  expect(judge({}, { slots })).toEqual([
    'error contribution: its script has 300000 bytes, and 262144 are allowed',
    'error contribution: an error that nothing caught: ReferenceError: window is not defined',
    'error contribution: state: cells: no answer within 2000 ms',
    'warning contribution: state: it is slow',
  ])
})

test('an app of a kit that the console lacks fails, and one of the former kit is told that it is the last', () => {
  expect(judge({ reports: [{ kind: 'failed', text: 'kitVersion: LoadError' }] }, { kits: [3, 2] })).toEqual([
    'error kit: it needs major 1 of the kit, and the build has 3 and 2',
    expect.stringContaining('warning kit: it is built against kit 1, and this console has 3'),
  ])
  expect(judge({}, { kits: [2, 1] })).toEqual([
    expect.stringContaining('warning kit: it is built against kit 1, and this console has 2'),
  ])
})
