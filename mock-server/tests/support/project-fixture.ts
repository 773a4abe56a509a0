import { project, session, tenantAdmin, type BodyOf } from '@console/contracts'
import { sql } from 'kysely'
import { startDemo, type Demo, type Person } from './demo.ts'

/** An owner, the platform, two providers, and businesses of the first that nobody works in yet. */
export type ProjectFixture = {
  demo: Demo
  owner: Person
  platform: Person
  provider: Person
  otherProvider: Person
  /** Posts a project of the owner's, or of the named person; answers its id. */
  post: (change?: Partial<BodyOf<typeof project.create>>, by?: Person) => Promise<number>
  /** A new business of a provider, without seats. */
  newBusiness: (of?: Person) => Promise<number>
  /** Stores an application as the provider's own call would; the first provider's, for a new business, unless said otherwise. */
  apply: (projectId: number, applied?: Applied) => Promise<Application>
  detailOf: (id: number, by?: Person) => ReturnType<typeof fetchProjectDetail>
  /** Reviews as the platform does, with the version that the application has now. */
  review: (of: Application, change: Review) => ReturnType<typeof review>
  /** An application that the platform has passed. */
  passed: (projectId: number, applied?: Applied & { manpowerAssigned?: number }) => Promise<Application>
}
export type Application = { id: number; projectId: number; businessTypeId: number; tenantId: number }
export type Applied = { by?: Person; businessTypeId?: number; manpowerApplied?: number; appliedAt?: Date }
export type Review = Partial<
  Pick<
    BodyOf<typeof project.assign>,
    'applicationStatus' | 'manpowerAssigned' | 'newBizTypeID' | 'reviewRemark' | 'version'
  >
> & { as?: Person }

let made = 0

export async function startProjectFixture(): Promise<ProjectFixture> {
  const demo = await startDemo()
  const [owner, platform, provider, otherProvider] = await Promise.all(
    (['manager', 'platform-admin', 'provider-admin', 'provider-rejected'] as const).map((name) =>
      demo.as(name),
    ),
  )
  if (!owner || !platform || !provider || !otherProvider) throw new Error('somebody did not sign in')
  const newBusiness = (of = provider) => insertBusiness(demo, of.tenantId)
  const apply: ProjectFixture['apply'] = async (projectId, { businessTypeId, ...applied } = {}) => {
    const by = applied.by ?? provider
    const business = businessTypeId ?? (await newBusiness(by))
    return insertApplication(demo, { projectId, businessTypeId: business, ...applied, by })
  }
  return {
    demo,
    owner,
    platform,
    provider,
    otherProvider,
    newBusiness,
    apply,
    post: async (change = {}, by = owner) => {
      made += 1
      const { status, data } = await by.send(project.create, {
        body: { industryID: 1, name: `Project ${made}`, manpowerDemand: 10, ...change },
      })
      if (status !== 200) throw new Error('the project was not posted')
      return data.id
    },
    detailOf: (id, by = owner) => fetchProjectDetail(by, id),
    review: (of, change) => review(demo, change.as ?? platform, { of, change }),
    passed: async (projectId, { manpowerAssigned = 5, ...applied } = {}) => {
      const application = await apply(projectId, applied)
      const { code } = await review(demo, platform, { of: application, change: { manpowerAssigned } })
      if (code !== 0) throw new Error(`the application did not pass: ${code}`)
      return application
    },
  }
}

async function insertBusiness(demo: Demo, tenantId: number): Promise<number> {
  made += 1
  const { id } = await demo.asOwner((db) =>
    db
      .insertInto('businessType')
      .values({ tenantId, name: `Business ${made}` })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

async function insertApplication(
  demo: Demo,
  {
    by,
    projectId,
    businessTypeId,
    manpowerApplied = 5,
    appliedAt = demo.clock.now(),
  }: Applied & { by: Person; projectId: number; businessTypeId: number },
): Promise<Application> {
  const { id } = await demo.asOwner(async (db) => {
    const { tenantId: ownerId } = await db
      .selectFrom('project')
      .where('id', '=', projectId)
      .select('tenantId')
      .executeTakeFirstOrThrow()
    return db
      .insertInto('projectApplication')
      .values({
        tenantId: by.tenantId,
        ownerId,
        projectId,
        businessTypeId,
        contactPerson: 'Zhou Min',
        contact: '+86 190 0000 0177',
        description: 'Thirty seats are free.',
        manpowerApplied,
        appliedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  return { id, projectId, businessTypeId, tenantId: by.tenantId }
}

const fetchProjectDetail = async (by: Person, id: number) =>
  (await by.send(project.detail, { query: { id } })).data

async function review(
  demo: Demo,
  by: Person,
  { of, change: { as: _as, ...change } }: { of: Application; change: Review },
) {
  const { version } = await demo.asOwner((db) =>
    db.selectFrom('projectApplication').where('id', '=', of.id).select('version').executeTakeFirstOrThrow(),
  )
  const { projectId, businessTypeId: bizTypeID } = of
  return by.send(project.assign, {
    body: { projectId, bizTypeID, applicationStatus: 'passed', version, ...change },
  })
}

/** So many enabled seats of a company, the first by id. */
export async function listSeatIds(
  { demo }: ProjectFixture,
  tenantId: number,
  number: number,
): Promise<number[]> {
  const rows = await demo.asOwner((db) =>
    db
      .selectFrom('appUser')
      .where('tenantId', '=', tenantId)
      .where('type', 'in', ['TSR', 'TeamTSR'])
      .where('status', '=', 'enabled')
      .select('id')
      .orderBy('id')
      .limit(number)
      .execute(),
  )
  if (rows.length < number) throw new Error(`there are only ${rows.length} seats`)
  return rows.map(({ id }) => id)
}

/** Assigns seats without a call. */
export async function assignSeats(
  { demo }: ProjectFixture,
  { tenantId, businessTypeId }: Application,
  userIds: readonly number[],
): Promise<void> {
  await demo.asOwner(async (db) => {
    await sql`select set_config('app.now', ${demo.clock.now().toISOString()}, false)`.execute(db)
    await db
      .insertInto('userBusinessType')
      .values(userIds.map((userId) => ({ tenantId, userId, businessTypeId })))
      .execute()
  })
}

/** The administrator of a company of its own, with a code that no other has: it has the pages of owners, and no project. */
export async function signInStranger({ demo, platform }: ProjectFixture, code = 'juniper'): Promise<Person> {
  const { data: made } = await platform.send(tenantAdmin.create, {
    body: {
      code,
      nameEn: 'Juniper Services',
      nameZh: '杜松服务',
      shortName: 'Juniper',
      tenantType: 'Standard',
      timezone: 'America/New_York',
      currency: 'USD',
      adminUsername: `${code}-admin`,
      adminName: 'Wen Li',
    },
  })
  const { id: userId } = await demo.asOwner((db) =>
    db
      .updateTable('appUser')
      .set({ mustChangePassword: false })
      .where('username', '=', made.username)
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const { data } = await demo.nobody.send(session.login, {
    body: { username: made.username, password: made.password, clientId: session.CLIENT_ID },
  })
  return demo.bearer({ token: data.token, userId, tenantId: made.id })
}

/** Files of an application, whose content nobody opens; their public ids in the same order. */
export async function insertFiles(
  { demo, provider }: ProjectFixture,
  { id: applicationId, tenantId }: Application,
  files: readonly { name: string; position: number | null }[],
): Promise<string[]> {
  const now = demo.clock.now()
  const contentHash = 'a'.repeat(64)
  const content = { tenantId, hash: contentHash, bytes: 12, mediaType: 'application/pdf', createdAt: now }
  const file = { tenantId, applicationId, contentHash, uploadedBy: provider.userId, uploadedAt: now }
  const rows = await demo.asOwner(async (db) => {
    await db
      .insertInto('storedContent')
      .values(content)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return db
      .insertInto('projectFile')
      .values(files.map(({ name, position }) => ({ ...file, name, place: position })))
      .returning('fid')
      .execute()
  })
  return rows.map(({ fid }) => fid)
}
