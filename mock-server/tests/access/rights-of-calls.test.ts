import * as contracts from '@console/contracts'
import { buildCallPath, type Call, type exports } from '@console/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageId } from '../../src/access/menu/menu-id.ts'
import { menu } from '../../src/access/menu/menu.ts'
import { serverModules } from '../../src/domains.ts'
import { uploadArchive } from '../../src/modules/apps/sub-app/upload-archive.ts'
import { checkImport } from '../../src/modules/identity/account/import/check-import.ts'
import { uploadLogo } from '../../src/modules/identity/company/upload-logo.ts'
import { readWordFile } from '../../src/modules/labels/word-list/read-word-file.ts'
import { uploadPackage } from '../../src/modules/operations/version/package/upload-package.ts'
import { uploadAttachment } from '../../src/modules/projects/file/upload-attachment.ts'
import { uploadReport } from '../../src/modules/projects/file/upload-report.ts'
import { uploadPicture } from '../../src/modules/workspace/seat-picture/upload-picture.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { personWithRole } from '../support/people.ts'
import { CALLS_FOR_EVERYBODY, CALLS_OF_PAGES } from './calls-of-pages.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value
const isOfSessions = ({ access }: Call): boolean => access === 'session' || access === 'page'

/** Every call of the contracts that a session may send, also those inside of a list's calls. */
const calls = [
  ...new Set(
    Object.values(contracts)
      .flatMap((domain): unknown[] => (typeof domain === 'object' ? Object.values(domain) : []))
      .flatMap((value): unknown[] =>
        typeof value === 'object' && value !== null && !isCall(value) ? Object.values(value) : [value],
      )
      .filter(isCall)
      .filter(isOfSessions),
  ),
]
const wordsOf = (text: string) => text.split(/\s+/)
const expectedPages = new Map<string, readonly string[]>(
  CALLS_OF_PAGES.flatMap(([pages, ids]) => wordsOf(ids).map((id) => [id, wordsOf(pages)] as const)),
)
const pageIds = menu
  .flatMap(({ pages, sections }) => [...pages, ...sections.flatMap((section) => section.pages)])
  .map(({ id }) => id)

test('every call of a session is written down once, with its pages or for everybody', () => {
  const written = [...CALLS_OF_PAGES.flatMap(([, ids]) => wordsOf(ids)), ...CALLS_FOR_EVERYBODY]
  expect(written.toSorted()).toEqual(calls.map(({ id }) => id).toSorted())
})

test('a policy lets in the roles with a page that uses its call, and no other', () => {
  const uploads = [uploadLogo, uploadAttachment, uploadReport, uploadPackage, uploadPicture, uploadArchive]
  const inScopes = [checkImport, readWordFile, ...uploads]
  const routes = [...serverModules().flatMap((module) => module.routes), ...inScopes]
  const found = routes.flatMap(({ call, policy }) => (policy === null ? [] : [{ call, policy }]))
  expect(found.map(({ call }) => call.id).toSorted()).toEqual(calls.map(({ id }) => id).toSorted())
  for (const { call, policy } of found) {
    const opening = (ids: readonly PageId[]) => policy({ menuIds: new Set(ids), individual: false })
    expect([call.id, opening([])]).toEqual([call.id, CALLS_FOR_EVERYBODY.includes(call.id)])
    if (opening([])) continue
    expect([call.id, pageIds.filter((page) => opening([page]))]).toEqual([
      call.id,
      pageIds.filter((page) => expectedPages.get(call.id)?.includes(page)),
    ])
  }
})

describe('over HTTP', () => {
  let demo: Demo
  let manager: Person
  beforeAll(async () => {
    demo = await startDemo()
    manager = await demo.as('manager')
  })
  afterAll(() => demo.stop())

  async function statusOf({ token }: Person, call: Call): Promise<number> {
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1'] as const)
    const path = buildCallPath(call, Object.fromEntries(names))
    const hasBody = call.method !== 'GET'
    const answer = await demo.fetch(path, {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(hasBody && !call.isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(hasBody ? { body: call.isForm ? new FormData() : '{}' } : {}),
    })
    await answer.body?.cancel()
    return answer.status
  }

  test.each<[PageId]>([
    ['configuration.functional'],
    ['crm.list'],
    ['statistic.track'],
    ['report.bill'],
    ['msgcenter.history'],
    ['home.project'],
  ])('a role with %s alone gets 403 from every call that this page does not use', async (page) => {
    const person = await personWithRole(demo, manager, [page])
    const answered: string[] = []
    for (const call of calls) {
      if (CALLS_FOR_EVERYBODY.includes(call.id)) continue
      if ((await statusOf(person, call)) !== 403) answered.push(call.id)
    }
    const used = calls.map(({ id }) => id).filter((id) => expectedPages.get(id)?.includes(page))
    expect(answered.toSorted()).toEqual(used.toSorted())
  })

  const days = { beginDay: '20261101', endDay: '20261102' }
  const table = (type: 'user' | 'label' | 'performance'): exports.ExportRequestInput => ({
    kind: 'statTable',
    filter: { ...days, type },
  })
  const kinds: readonly (readonly [PageId, exports.ExportRequestInput])[] = [
    ['msgcenter.audit', { kind: 'audit', filter: {} }],
    ['statistic.violation', { kind: 'seatQuality', filter: days }],
    ['statistic.user', table('user')],
    ['statistic.label', table('label')],
    ['statistic.sales', table('performance')],
    [
      'monitor.day',
      { kind: 'statusTrack', filter: { type: 'whole', beginAt: days.beginDay, endAt: days.endDay } },
    ],
    [
      'monitor.schedule',
      { kind: 'shifts', filter: { type: 'whole', beginAt: days.beginDay, endAt: days.endDay } },
    ],
    ['monitor.history', { kind: 'statusEdits', filter: { beginDay: '2026-11-01', endDay: '2026-11-02' } }],
    ['report.bill', { kind: 'bill', filter: { queryDate: '2026-11' } }],
    ['report.bill', { kind: 'billLines', filter: { queryDate: '2026-11' } }],
    ['report.offline', { kind: 'recordings', filter: { date: '2026-11', bizTypeId: 1 } }],
    ['statistic.track', { kind: 'consoleUse', filter: { beginTime: 1_795_000_000, endTime: 1_795_003_600 } }],
    ['report.summary', { kind: 'dailyReport', filter: { ...days, bizTypeId: 1, workplace: 'none' } }],
    ['account.users', { kind: 'people', filter: {} }],
    ['account.users', { kind: 'importProblems', filter: { id: 1 } }],
  ]

  test.each<[PageId]>([['configuration.functional'], ['statistic.label'], ['report.bill']])(
    'a role with %s alone exports what this page exports, and nothing else',
    async (page) => {
      const person = await personWithRole(demo, manager, [page])
      for (const [owner, body] of kinds) {
        const { status } = await person.sendRaw(contracts.exports.start, { body })
        expect([body, status]).toEqual([body, owner === page ? 200 : 403])
      }
    },
  )
})
