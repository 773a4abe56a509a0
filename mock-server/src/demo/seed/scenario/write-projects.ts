import type { Language } from '@console/contracts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/time/units.ts'
import type { TenantKey } from '../business.ts'
import { createRandom, type Random } from '../random.ts'
import { translateText } from '../wording.ts'
import { harbourProjects } from './harbour-projects.ts'
import { orchidProjects } from './orchid-projects.ts'
import { actAs, noteAs, projectPeople, type ProjectPeople, type ProjectPerson } from './project-people.ts'
import { BUSINESSES_WITHOUT_SEATS, type ApplicationPlan, type ProjectPlan } from './project-plan.ts'

type Db = Transaction<Database>

/** Shared inputs for writing all projects. */
type Writing = {
  db: Db
  now: Date
  random: Random
  people: ProjectPeople
  industries: ReadonlyMap<string, number>
}

/** The oldest first: a business works for one after the other. */
const PLANS = [...harbourProjects, ...orchidProjects].toSorted((a, b) => b.created - a.created)
/** Number of assigned seats where the business has no seats of its own to take a share of. */
const SEATS_EXPECTED = 12
const MAX_MINUTES = 59
/** Office hours by the clock of Shanghai, in UTC. */
const HOURS = { first: 1, last: 9 }

/** Projects that companies posted in the last months, who applied, and what became of it; without facts. */
export async function writeProjects(
  db: Db,
  { seed, now, language }: { seed: number; now: Date; language: Language },
): Promise<void> {
  const industries = await db.selectFrom('industry').select(['id', 'nameEn']).execute()
  const writing: Writing = {
    db,
    now,
    random: createRandom(seed),
    people: await projectPeople(db),
    industries: new Map(industries.map(({ id, nameEn }) => [nameEn, id])),
  }
  if (PLANS.some(({ owner }) => !writing.people.has(owner))) return
  await addSeatless(writing, language)
  for (const plan of PLANS) await writeProject(writing, planIn(plan, language))
}

function planIn(plan: ProjectPlan, language: Language): ProjectPlan {
  const say = (text: string): string => translateText(text, language)
  return {
    ...plan,
    name: say(plan.name),
    description: say(plan.description),
    applications: plan.applications.map((one) => ({
      ...one,
      business: say(one.business),
      description: say(one.description),
      ...('remark' in one && one.remark !== undefined ? { remark: say(one.remark) } : {}),
    })),
  }
}

async function addSeatless({ db, people, industries }: Writing, language: Language): Promise<void> {
  const businesses = BUSINESSES_WITHOUT_SEATS.map(({ provider, name, industry }) => ({
    tenantId: getProjectPerson(people, provider).tenantId,
    name: translateText(name, language),
    industryId: industries.get(industry) ?? null,
  }))
  await db.insertInto('businessType').values(businesses).execute()
}

type Application = { plan: ApplicationPlan; businessTypeId: number; applies: number; assigned: number }

async function writeProject(writing: Writing, plan: ProjectPlan): Promise<void> {
  const { db, people, industries } = writing
  const owner = getProjectPerson(people, plan.owner)
  const createdAt = pickMoment(writing, plan.created)
  const applications: Application[] = []
  for (const one of plan.applications) applications.push(await calculateSeats(writing, one))
  const demand = Math.max(plan.demand, ...applications.map(({ applies }) => applies))
  const after = {
    industryID: industries.get(plan.industry) ?? 1,
    name: plan.name,
    manpowerDemand: demand,
    description: plan.description,
  }
  const { id } = await db
    .insertInto('project')
    .values({
      tenantId: owner.tenantId,
      code: sql<string>`next_project_code((${createdAt}::timestamptz at time zone ${owner.timezone})::date)`,
      name: plan.name,
      industryId: after.industryID,
      description: plan.description,
      manpowerDemand: demand,
      createdAt,
      modifiedAt: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteAs(db, { who: owner, at: createdAt, projectId: id, kind: 'project.create', after })
  for (const one of applications) await writeApplication(writing, { id, ownerId: owner.tenantId }, one)
  await raise(writing, { id, demand }, plan)
  await end(writing, id, plan)
}

/** Calculates how much is requested and given, by the seats that there are. */
async function calculateSeats({ db, people }: Writing, plan: ApplicationPlan): Promise<Application> {
  const { tenantId } = getProjectPerson(people, plan.provider)
  const { id: businessTypeId } = await db
    .selectFrom('businessType')
    .where('tenantId', '=', tenantId)
    .where('name', '=', plan.business)
    .select('id')
    .executeTakeFirstOrThrow()
  if (plan.is !== 'passed') return { plan, businessTypeId, applies: plan.applies, assigned: 0 }
  const seats = (await countSeats(db, { tenantId, businessTypeId })) || SEATS_EXPECTED
  const assigned = Math.max(1, Math.round((seats * plan.percentOfSeats) / 100))
  return { plan, businessTypeId, applies: assigned, assigned }
}

/** Counts seats as the database counts confirmed manpower: enabled seats that are assigned to the business. */
export async function countSeats(
  db: Db,
  { tenantId, businessTypeId }: { tenantId: number; businessTypeId: number },
): Promise<number> {
  const { seats } = await db
    .selectFrom('userBusinessType as placed')
    .innerJoin('appUser as u', (join) =>
      join.onRef('u.tenantId', '=', 'placed.tenantId').onRef('u.id', '=', 'placed.userId'),
    )
    .where('placed.tenantId', '=', tenantId)
    .where('placed.businessTypeId', '=', businessTypeId)
    .where('u.status', '=', 'enabled')
    .where('u.type', 'in', ['TSR', 'TeamTSR'])
    .select((eb) => eb.fn.countAll<number>().as('seats'))
    .executeTakeFirstOrThrow()
  return seats
}

async function writeApplication(
  writing: Writing,
  project: { id: number; ownerId: number },
  { plan, businessTypeId, applies, assigned }: Application,
): Promise<void> {
  const { db, people } = writing
  const who = getProjectPerson(people, plan.provider)
  const appliedAt = pickMoment(writing, plan.applied)
  const { name: contactPerson, contact } = who
  const { id } = await db
    .insertInto('projectApplication')
    .values({
      tenantId: who.tenantId,
      projectId: project.id,
      ownerId: project.ownerId,
      businessTypeId,
      contactPerson,
      contact,
      description: plan.description,
      manpowerApplied: applies,
      appliedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const about = { projectId: project.id, applicationId: id }
  const said = { manpowerApplied: applies, applicationDesc: plan.description, contactPerson, contact }
  const contractor = who.tenantId
  await noteAs(db, {
    ...about,
    who,
    at: appliedAt,
    kind: 'application.submit',
    after: { contractor, ...said },
  })
  if (plan.is === 'pending') return
  const reviewer = getProjectPerson(people, 'orchid')
  const at = pickMoment(writing, plan.reviewed)
  const reviewRemark = plan.remark ?? null
  // The trigger that counts seats, and opens the period in which facts are the project's, takes its moment from here.
  await actAs(db, { who: reviewer, at }, () =>
    db
      .updateTable('projectApplication')
      .set({ status: plan.is, manpowerAssigned: assigned, reviewRemark, reviewedAt: at })
      .where('id', '=', id)
      .execute(),
  )
  const remark = reviewRemark === null ? {} : { reviewRemark }
  const [kind, given] =
    plan.is === 'passed'
      ? (['application.pass', { manpowerAssigned: assigned }] as const)
      : (['application.reject', {}] as const)
  await noteAs(db, { ...about, who: reviewer, at, kind, after: { contractor, ...given, ...remark } })
}

async function raise(
  writing: Writing,
  { id, demand }: { id: number; demand: number },
  { owner, raised }: ProjectPlan,
): Promise<void> {
  if (!raised) return
  const { db, people } = writing
  const at = pickMoment(writing, raised.daysAgo)
  const manpowerDemand = demand + raised.by
  await db.updateTable('project').set({ manpowerDemand, modifiedAt: at }).where('id', '=', id).execute()
  const change = { before: { manpowerDemand: demand }, after: { manpowerDemand } }
  await noteAs(db, {
    who: getProjectPerson(people, owner),
    at,
    projectId: id,
    kind: 'project.addManpower',
    ...change,
  })
}

async function end(writing: Writing, id: number, { owner, became }: ProjectPlan): Promise<void> {
  if (!became) return
  const { db, people } = writing
  const at = pickMoment(writing, became.daysAgo)
  const who = getProjectPerson(people, owner)
  await actAs(db, { who, at }, () =>
    db.updateTable('project').set({ status: became.status, modifiedAt: at }).where('id', '=', id).execute(),
  )
  const change = { before: { status: 'normal' }, after: { status: became.status } }
  await noteAs(db, { who, at, projectId: id, kind: 'project.update', ...change })
}

/** So many days before today, within office hours. */
function pickMoment({ now, random }: Writing, daysAgo: number): Date {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const minute = random.int(0, MAX_MINUTES) * 60_000 + random.int(0, MAX_MINUTES) * 1000
  return new Date(midnight - daysAgo * DAY_MS + random.int(HOURS.first, HOURS.last) * HOUR_MS + minute)
}

function getProjectPerson(people: ProjectPeople, key: TenantKey): ProjectPerson {
  const person = people.get(key)
  if (!person) throw new Error(`nobody of ${key} could have done it`)
  return person
}
