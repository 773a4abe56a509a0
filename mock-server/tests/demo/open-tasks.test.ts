import {
  account,
  annotation,
  answerTask,
  knowledge,
  project,
  projectApplication,
  PROJECT_REFUSALS,
  projectFile,
  projectReport,
  qualityDesk,
  seatHand,
} from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Demo, Person } from '../support/demo.ts'
import { newText, upload } from '../support/uploads.ts'
import { startWholeCompany } from '../support/whole-company.ts'

/** Number of tasks that are done of a kind whose tasks do not depend on each other. */
const TASKS_PER_KIND = 5
const DAYS = { from: '2026-11-20', to: '2026-11-27' }
const MONTH = '2026-10'

let demo: Demo
let manager: Person
let businesses: number[]
beforeAll(async () => {
  demo = await startWholeCompany()
  manager = await demo.as('manager')
  businesses = (await manager.send(account.options)).data.businessTypes.map(({ id }) => id)
})
afterAll(() => demo.stop())

type Outcome = { status: number; code: number; message: string }

/** The outcomes of tasks that were all done; no task has no outcome. */
const ALL_DONE = ['200 0 ']

/** Does tasks one after another, as their page would, and returns the distinct outcomes. */
async function play<Task>(tasks: readonly Task[], work: (task: Task) => Promise<Outcome>): Promise<string[]> {
  const outcomes = new Set<string>()
  for (const task of tasks) {
    const { status, code, message } = await work(task)
    outcomes.add(`${status} ${code} ${code === 0 ? '' : message}`)
  }
  return [...outcomes]
}

/** The rows of all businesses of the company. */
async function ofBusinesses<Row>(read: (bizTypeId: number) => Promise<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (const bizTypeId of businesses) rows.push(...(await read(bizTypeId)))
  return rows
}

async function waitingFor(person: Person, needs: project.ProjectNeed) {
  return (await person.send(project.list, { query: { needs, size: 100 } })).data.records
}

test('every application on the home of the platform can be passed with the business that applied, one after another', async () => {
  const platform = await demo.as('platform-admin')
  const projects = await waitingFor(platform, 'decision')
  const details = await Promise.all(
    projects.map(async ({ id }) => (await platform.send(project.detail, { query: { id } })).data),
  )
  const pending = details.flatMap(({ assignments, ...one }) =>
    assignments.filter(({ applicationStatus }) => applicationStatus === 'pending').map((of) => ({ one, of })),
  )
  expect(pending.length).toBeGreaterThanOrEqual(6)
  expect(
    await play(pending, ({ one: { id, manpowerDemand }, of }) => {
      const { bizTypeID, version, manpowerApplied = 1 } = of
      expect(of.businesses).toContainEqual({ bizTypeID, bizTypeName: of.bizTypeName, worksFor: null })
      const manpowerAssigned = Math.min(manpowerApplied, manpowerDemand)
      const passed = { projectId: id, bizTypeID, applicationStatus: 'passed' as const, manpowerAssigned }
      return platform.send(project.assign, {
        body: { ...passed, ...(version === undefined ? {} : { version }) },
      })
    }),
  ).toEqual(ALL_DONE)
  expect(await waitingFor(platform, 'decision')).toEqual([])
})

test('the service provider can apply, and reads before the next time that no business is left', async () => {
  const provider = await demo.as('provider-admin')
  const open = async () => (await provider.send(projectApplication.providerList, { query: { type: 1 } })).data
  const { records, actor } = await open()
  expect(actor).toMatchObject({ isVerified: true, hasFreeBusiness: true })
  const offered = records.filter(({ applicationStatus }) => applicationStatus === 'default')
  const apply = ({ projectID: projectId }: projectApplication.ProviderRow) =>
    provider.send(projectApplication.apply, {
      body: {
        projectId,
        contactPerson: 'Zhou Min',
        contact: '1',
        manpowerAssigned: 1,
        applicationDesc: 'Now',
      },
    })
  expect(await play(offered.slice(0, 1), apply)).toEqual(ALL_DONE)
  expect((await open()).actor).toMatchObject({ hasFreeBusiness: false })
  const [, next] = offered
  if (next === undefined) throw new Error('there is one project alone')
  expect((await apply(next)).code).toBe(PROJECT_REFUSALS.noFreeBusiness)
})

test.each(['manager', 'platform-admin'])(
  'the reports that are due on the home of %s can be filed',
  async (name) => {
    const owner = await demo.as(name)
    const due = (await waitingFor(owner, 'report')).slice(0, TASKS_PER_KIND)
    expect(
      await play(due, async ({ id: projectId }) => {
        const sender = { demo, person: owner, call: projectFile.uploadReport }
        const { fid } = await upload(sender, 'report.txt', newText())
        return owner.send(projectReport.createReport, {
          body: {
            fileFids: [fid],
            ownerTenantId: projectReport.OWNER_SIDE,
            projectId,
            reportTime: MONTH,
            type: 'monthly',
          },
        })
      }),
    ).toEqual(ALL_DONE)
  },
)

test('answers that wait for their review can be published', async () => {
  const waiting = await ofBusinesses(
    async (bizTypeId) => (await manager.send(knowledge.reviews, { query: { bizTypeId } })).data.records,
  )
  expect(
    await play(waiting, ({ answer: { id, version } }) =>
      manager.send(knowledge.reviewAnswer, {
        params: { id },
        query: { version },
        body: { isApproved: true, remark: '' },
      }),
    ),
  ).toEqual(ALL_DONE)
})

test('recommendations that nobody took up can be seen to', async () => {
  const open = await ofBusinesses(async (bizTypeId) => {
    const query = { bizTypeId, ...DAYS, isHandled: false, pageSize: 2 }
    return (await manager.send(knowledge.feedback, { query })).data.records
  })
  expect(
    await play(open, ({ recommendationId }) =>
      manager.send(knowledge.handleFeedback, { body: { recommendationId, note: 'Seen to' } }),
    ),
  ).toEqual(ALL_DONE)
})

test('sessions of inspections can be judged', async () => {
  const inspections = await ofBusinesses(
    async (bizTypeId) => (await manager.send(qualityDesk.inspections, { query: { bizTypeId } })).data.records,
  )
  const items = await Promise.all(
    inspections.map(
      async ({ id }) => (await manager.send(qualityDesk.inspectionItems, { params: { id } })).data,
    ),
  )
  expect(
    await play(
      items.flat().filter((item) => item.verdict === null),
      ({ id, version }) =>
        manager.send(qualityDesk.judgeItem, {
          params: { id },
          query: { version },
          body: { verdict: 'pass', remark: '' },
        }),
    ),
  ).toEqual(ALL_DONE)
})

test('answer tasks can be answered by whose they are, and judged by another', async () => {
  const open = await Promise.all(
    ['manager', 'quality'].map(async (name) => {
      const person = await demo.as(name)
      const query = { state: 'open', mine: true, pageSize: 100 } as const
      const { records } = (await person.send(answerTask.list, { query })).data
      return records.map(({ id, version }) => ({ person, body: { id, version, answer: 'By the book' } }))
    }),
  )
  expect(await play(open.flat(), ({ person, body }) => person.send(answerTask.answer, { body }))).toEqual(
    ALL_DONE,
  )
  const query = { state: 'answered', pageSize: 100 } as const
  const answered = (await manager.send(answerTask.list, { query })).data.records
  expect(
    await play(answered, async ({ id, version, userId }) => {
      const judge = userId === manager.userId ? await demo.as('quality') : manager
      return judge.send(answerTask.judge, { body: { id, version, isPassed: true } })
    }),
  ).toEqual(ALL_DONE)
})

test('sessions that wait for an annotation can be taken and finished', async () => {
  const worksIn = async (state: annotation.WorkState) =>
    (await manager.send(annotation.list, { query: { state, pageSize: 100 } })).data.records
  expect(
    await play((await worksIn('waiting')).slice(0, TASKS_PER_KIND), ({ id, version }) =>
      manager.send(annotation.claim, { body: { id, version } }),
    ),
  ).toEqual(ALL_DONE)
  const own = (await worksIn('claimed')).filter(({ claimedById }) => claimedById === manager.userId)
  expect(
    await play(own, ({ id, version }) =>
      manager.send(annotation.save, { body: { id, version, tagIds: [], note: 'Read', isFinished: true } }),
    ),
  ).toEqual(ALL_DONE)
})

test('raised hands can be handled', async () => {
  const open = (await manager.send(seatHand.list, { query: { state: 'open', pageSize: TASKS_PER_KIND } }))
    .data.records
  expect(
    await play(open, ({ id, version }) =>
      manager.send(seatHand.handle, { body: { id, version, answer: 'The date of the storm is needed' } }),
    ),
  ).toEqual(ALL_DONE)
})
