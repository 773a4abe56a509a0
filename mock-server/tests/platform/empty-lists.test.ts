import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { organizationsIn } from '../../src/modules/calls/session-record/scope.store.ts'
import { findIngestedIds, insertIngestedIds } from '../../src/modules/facts/ingest/ingest.store.ts'
import { markDays } from '../../src/modules/facts/ingest/touched-days.ts'
import { insertProblems } from '../../src/modules/identity/account/import/import.store.ts'
import { insertPeople } from '../../src/modules/identity/account/import/insert-people.store.ts'
import { lockReferences } from '../../src/modules/identity/account/import/references.store.ts'
import { lockColleagues } from '../../src/modules/identity/account/people-of-business.store.ts'
import {
  findPeopleById,
  findPeopleByUsername,
  findViewer,
} from '../../src/modules/identity/account/people.store.ts'
import { findMenuIds, requireGrantableRoles } from '../../src/modules/identity/account/person-rights.store.ts'
import {
  addBusinessTypes,
  addRoles,
  lockPeople,
  removeBusinessTypes,
  removeRoles,
} from '../../src/modules/identity/account/write-people.store.ts'
import {
  lockBusinessTypes,
  lockEnabledBusinessTypes,
} from '../../src/modules/identity/business/business-locks.store.ts'
import { findScopes } from '../../src/modules/identity/organization/organization-scope.ts'
import { lockPresentOrganizations } from '../../src/modules/identity/organization/organization.store.ts'
import { requireQuestions } from '../../src/modules/knowledge/knowledge/known-questions.ts'
import { findLabelsByIds } from '../../src/modules/labels/label/label.store.ts'
import { replaceWordLinks } from '../../src/modules/labels/label/word-links.store.ts'
import { countUnreadOfRecipients } from '../../src/modules/messaging/message/message.store.ts'
import { findNames } from '../../src/modules/operations/exports/filter-names.store.ts'
import { findLastRuns } from '../../src/modules/operations/report-schedule/report-run.store.ts'
import { filesOfReports } from '../../src/modules/projects/file/project-file.store.ts'
import { findAttachments } from '../../src/modules/projects/project/assignment.store.ts'
import { findFiles, industryNames } from '../../src/modules/projects/project/log.store.ts'
import { describeProjects } from '../../src/modules/projects/project/project-list.store.ts'
import { settableTags, updateMarks } from '../../src/modules/review/annotation/annotation.store.ts'
import { insertTasks, openPeople } from '../../src/modules/review/answer-task/answer-task.store.ts'
import { findJudgedLabels } from '../../src/modules/review/prompt-label/due-judgements.store.ts'
import { ownBusinesses } from '../../src/modules/statistics/project-statistics/project-statistics.store.ts'
import { knownLabels } from '../../src/modules/statistics/statistics/user-data.store.ts'
import { insertEvents } from '../../src/modules/statistics/tracking/tracking.store.ts'
import { findEntries } from '../../src/modules/voiceprint/voiceprint/check/check.store.ts'
import { findMasters } from '../../src/modules/workspace/seat-notice/master.store.ts'
import { findWallVisitors } from '../../src/modules/workspace/seat-notice/watcher.store.ts'
import { findRaisedHands } from '../../src/modules/workspace/seat/seat.store.ts'
import type { TenantTx } from '../../src/platform/context/context.ts'
import { allHold, anyHolds } from '../../src/platform/db/lists.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())

class RolledBack extends Error {}

/** The answer of a query; nothing of it is stored. */
async function answered<Answer>(work: (tx: TenantTx) => Promise<Answer>): Promise<Answer> {
  const answers: Answer[] = []
  await demo
    .inTenant(manager.tenantId, async (tx) => {
      answers.push(await work(tx))
      throw new RolledBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  const [answer] = answers
  if (answers.length === 0) throw new Error('nothing was answered')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is one
  return answer as Answer
}

const NOW = new Date('2026-11-29T10:00:00Z')
const COMPANY = { rootId: null }
type Table = 'appUser' | 'role' | 'businessType' | 'organization' | 'smartLabel' | 'industry' | 'wordList'

const idsIn = async ({ db }: TenantTx, table: Table, count: number): Promise<number[]> => {
  const rows = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(count).execute()
  return rows.map(({ id }) => id)
}
const viewerOf = async (tx: TenantTx) => {
  const viewer = await findViewer(tx, manager.userId)
  if (!viewer) throw new Error('the manager is gone')
  return viewer
}
const newPersonId = async ({ db, tenantId }: TenantTx) => {
  const person = { tenantId, username: 'list.person', name: 'A', status: 'enabled' as const, createdAt: NOW }
  return (await db.insertInto('appUser').values(person).returning('id').executeTakeFirstOrThrow()).id
}
const noIds = (count: number) => Array.from({ length: count }, (_, index) => -index)
const texts = (count: number) => Array.from({ length: count }, (_, index) => `list-${index}`)

function sizeOf(answer: unknown): number {
  if (typeof answer === 'number') return answer
  if (Array.isArray(answer)) return answer.length
  return answer instanceof Map || answer instanceof Set ? answer.size : 0
}

/** Functions that answer lists of existing records: as many answers as the list has. */
const ANSWERING_QUERIES: readonly [
  string,
  Table,
  (tx: TenantTx, ids: readonly number[]) => Promise<unknown>,
][] = [
  ['findPeopleById', 'appUser', async (tx, ids) => findPeopleById(tx, await viewerOf(tx), ids)],
  ['lockBusinessTypes', 'businessType', lockBusinessTypes],
  ['lockEnabledBusinessTypes', 'businessType', lockEnabledBusinessTypes],
  ['lockPresentOrganizations', 'organization', lockPresentOrganizations],
  ['scopesOf', 'appUser', findScopes],
  ['findNames', 'organization', (tx, ids) => findNames(tx, 'organizationUnit', ids)],
  ['organizationsIn', 'organization', organizationsIn],
  ['ownBusinesses', 'businessType', ownBusinesses],
  ['industryNames', 'industry', (tx, ids) => industryNames(tx, { ids, language: 'en' })],
]

/** Functions whose lists name nothing, or that answer nothing: a list of any length is one statement. */
const SILENT_STATEMENTS: readonly [string, (tx: TenantTx, count: number) => Promise<unknown>][] = [
  ['findPeopleByUsername', async (tx, count) => findPeopleByUsername(tx, await viewerOf(tx), texts(count))],
  ['lockPeople', async (tx, count) => lockPeople(tx, await idsIn(tx, 'appUser', count))],
  ['labelsOf', (tx, count) => findLabelsByIds(tx, noIds(count))],
  ['settableTags', (tx, count) => settableTags(tx, { annotationId: 0, tagIds: noIds(count) })],
  ['menuIdsOf', async (tx, count) => findMenuIds(tx, await idsIn(tx, 'role', count)).then(() => [])],
  [
    'requireGrantableRoles',
    async (tx, count) => requireGrantableRoles(tx, await viewerOf(tx), await idsIn(tx, 'role', count)),
  ],
  ['addRoles', async (tx, count) => addRoles(tx, await newPersonId(tx), await idsIn(tx, 'role', count))],
  ['removeRoles', async (tx, count) => removeRoles(tx, manager.userId, await idsIn(tx, 'role', count))],
  [
    'addBusinessTypes',
    async (tx, count) => addBusinessTypes(tx, await newPersonId(tx), await idsIn(tx, 'businessType', count)),
  ],
  [
    'removeBusinessTypes',
    async (tx, count) => removeBusinessTypes(tx, manager.userId, await idsIn(tx, 'businessType', count)),
  ],
  [
    'insertProblems',
    (tx, count) =>
      insertProblems(
        tx,
        0,
        texts(count).map(() => ({ line: 1, problems: [] })),
      ),
  ],
  ['findIngestedIds', (tx, count) => findIngestedIds(tx, texts(count))],
  ['insertIngestedIds', (tx, count) => insertIngestedIds(tx, texts(count), NOW)],
  ['markDays', (tx, count) => markDays(tx, ['2026-11-01', '2026-11-02'].slice(0, count))],
  [
    'requireQuestions',
    async (tx, count) => {
      const rows = await tx.db
        .selectFrom('question')
        .select(['id', 'businessTypeId'])
        .orderBy('businessTypeId')
        .limit(count)
        .execute()
      return requireQuestions(
        tx,
        rows[0]?.businessTypeId ?? null,
        rows.map(({ id }) => id),
      )
    },
  ],
  [
    'replaceWordLinks',
    async (tx, count) =>
      replaceWordLinks(tx, (await idsIn(tx, 'smartLabel', 1))[0] ?? 0, await idsIn(tx, 'wordList', count)),
  ],
  ['findJudgedLabels', async (tx, count) => findJudgedLabels(tx, noIds(count))],
  [
    'countUnreadOfRecipients',
    async (tx, count) =>
      countUnreadOfRecipients(tx, { messageId: 0, userIds: await idsIn(tx, 'appUser', count), now: NOW }),
  ],
  ['findLastRuns', (tx, count) => findLastRuns(tx, noIds(count))],
  ['filesOfReports', (tx, count) => filesOfReports(tx, noIds(count))],
  [
    'lockColleagues',
    async (tx, count) => lockColleagues(tx, await idsIn(tx, 'appUser', count)).then(() => []),
  ],
  ['findAttachments', (tx, count) => findAttachments(tx, noIds(count))],
  [
    'findFiles',
    (tx, count) =>
      findFiles(
        tx,
        Array.from({ length: count }, () => '00000000-0000-4000-8000-000000000000'),
      ),
  ],
  ['describeProjects', (tx, count) => describeProjects(tx, noIds(count), 'en')],
  ['updateMarks', (tx) => updateMarks(tx, 0, { tagIds: [], note: '', finishedAt: null })],
  [
    'insertTasks',
    async (tx, count) => {
      const [businessTypeId = 0] = await idsIn(tx, 'businessType', 1)
      const { rows } = await sql<{ id: number }>`
      insert into question (tenant_id, business_type_id, name) values (${tx.tenantId}, ${businessTypeId}, 'Q') returning id`.execute(
        tx.db,
      )
      const questionId = rows[0]?.id ?? 0
      const made = await insertTasks(tx, {
        questionId,
        userIds: await idsIn(tx, 'appUser', count),
        dueDay: '2026-12-01',
        by: manager.userId,
        at: NOW,
      })
      expect(made).toBe(count)
    },
  ],
  ['openPeople', async (tx, count) => openPeople(tx, await idsIn(tx, 'appUser', count)).then(() => [])],
  ['knownLabels', (tx, count) => knownLabels(tx, 0, noIds(count))],
  ['findEntries', (tx, count) => findEntries(tx, noIds(count))],
  ['findMasters', (tx, count) => findMasters(tx, noIds(count))],
  ['findWallVisitors', (tx, count) => findWallVisitors(tx, noIds(count))],
  ['findRaisedHands', (tx, count) => findRaisedHands(tx, { userIds: noIds(count), scope: COMPANY })],
  [
    'insertEvents',
    (tx, count) =>
      insertEvents(
        tx,
        texts(count).map((value) => ({ value, timestamp: 1_764_400_000 })),
        {
          userId: manager.userId,
          businessTypeId: null,
          sessionId: 'list',
          sourceType: 'web',
          sourceVersion: '1',
          receivedAt: NOW,
        },
      ),
  ],
]

describe('a list of none, one and many', () => {
  test.each(ANSWERING_QUERIES)('%s finds as many', async (_, table, find) => {
    const sizes = await answered(async (tx) => {
      const ids = await idsIn(tx, table, 2)
      expect(ids).toHaveLength(2)
      const own = []
      for (const count of [0, 1, 2]) own.push(sizeOf(await find(tx, ids.slice(0, count))))
      return own
    })
    expect(sizes).toEqual([0, 1, 2])
  })

  test.each(SILENT_STATEMENTS)('%s takes it', async (_, take) => {
    for (const count of [0, 1, 2]) expect(await answered(async (tx) => sizeOf(await take(tx, count)))).toBe(0)
  })

  test('of people makes as many, with none of them referring to anything that is not there', async () => {
    const made = await answered(async (tx) => {
      const [orgId = 0] = await idsIn(tx, 'organization', 1)
      const importer = await viewerOf(tx)
      const sizes = []
      for (const count of [0, 1, 2]) {
        const people = texts(count).map((name, line) => ({
          line,
          username: `${name}-${count}`,
          name,
          phone: '',
          orgId,
          roleIds: [],
          businessTypeIds: [],
          position: null,
        }))
        sizes.push([
          (await lockReferences(tx, importer, people)).organizations.size,
          (await insertPeople(tx, people, NOW)).size,
        ])
      }
      return sizes
    })
    expect(made).toEqual([
      [0, 0],
      [1, 1],
      [1, 2],
    ])
  })
})

describe('an empty list in a statement', () => {
  test('is nobody within, and everybody without', async () => {
    const counts = await answered(async ({ db }) => {
      const people = () => db.selectFrom('appUser').select((eb) => eb.fn.countAll<number>().as('count'))
      const all = await people().executeTakeFirstOrThrow()
      const within = await people().where('id', 'in', []).executeTakeFirstOrThrow()
      const without = await people().where('id', 'not in', []).executeTakeFirstOrThrow()
      return [within.count, without.count - all.count]
    })
    expect(counts).toEqual([0, 0])
  })

  test('is no row to insert, whatever a conflict does, and no row to change or delete', async () => {
    const none = await answered(async ({ db }) => [
      await db.insertInto('project').values([]).returning('id').execute(),
      await db
        .insertInto('userRole')
        .values([])
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
      await db
        .insertInto('peopleImport')
        .values([])
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ fileName: 'x' }))
        .returning('id')
        .execute(),
      (await db.updateTable('appUser').set({ name: 'x' }).where('id', 'in', []).returning('id').execute())
        .length,
      (await db.deleteFrom('userRole').where('roleId', 'in', []).returning('roleId').execute()).length,
    ])
    expect(none).toEqual([[], [expect.objectContaining({ numInsertedOrUpdatedRows: 0n })], [], 0, 0])
  })

  test('of conditions is none that holds, and none that fails', async () => {
    const truths = await answered(async ({ db }) => {
      const yes = sql`true`
      const no = sql`false`
      const { rows } =
        await sql`select ${anyHolds([])} as "anyNone", ${anyHolds([no])} as "anyOne", ${anyHolds([no, yes])} as "anyMany",
        ${allHold([])} as "allNone", ${allHold([no])} as "allOne", ${allHold([yes, no])} as "allMany"`.execute(
          db,
        )
      return rows
    })
    expect(truths).toEqual([
      { anyNone: false, anyOne: false, anyMany: true, allNone: true, allOne: false, allMany: false },
    ])
  })

  test('is never written by hand: conditions are joined by anyHolds and allHold, and no list is put into brackets', async () => {
    const root = new URL('../../src/', import.meta.url)
    const found: string[] = []
    let files = 0
    for await (const path of glob('**/*.ts', { cwd: root.pathname })) {
      files += 1
      if (path === 'platform/db/lists.ts') continue
      const text = readFileSync(new URL(path, root), 'utf8')
      if (/,\s*sql` (?:or|and) `|\bin \(\$\{(?:sql\.join|sql\.val)/.test(text)) found.push(path)
    }
    expect(files).toBeGreaterThan(500)
    expect(found).toEqual([])
  })
})
