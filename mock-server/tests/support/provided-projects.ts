import type { Demo, Person } from './demo.ts'
import { projectRow } from './projects.ts'

let made = 0

type Given = {
  name?: string
  status?: 'normal' | 'suspended' | 'ceased'
  manpowerDemand?: number
  industryId?: number
  modifiedAt?: Date
  createdAt?: Date
}

/** A project of a company, as its owner posted it. */
export async function postProject(
  demo: Demo,
  { tenantId }: Pick<Person, 'tenantId'>,
  { name = `Posted ${(made += 1)}`, modifiedAt = demo.clock.now(), ...given }: Given = {},
): Promise<number> {
  const row = { ...projectRow({ tenantId, name, createdAt: demo.clock.now() }), manpowerDemand: 20 }
  const { id } = await demo.asOwner((db) =>
    db
      .insertInto('project')
      .values({ ...row, ...given, modifiedAt })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

type Work = {
  projectId: number
  ownerId: number
  businessTypeId: number
  status?: 'pending' | 'rejected' | 'passed'
  manpowerAssigned?: number
}

/** An application of a provider as it is after its review. */
export async function applied(
  demo: Demo,
  { tenantId }: Pick<Person, 'tenantId'>,
  { status = 'passed', manpowerAssigned = 10, ...work }: Work,
): Promise<number> {
  const { id } = await demo.asOwner((db) =>
    db
      .insertInto('projectApplication')
      .values({
        ...work,
        tenantId,
        status,
        contactPerson: 'Li Wen',
        contact: '+86 190 0000 0100',
        description: 'Ten seats',
        manpowerApplied: 10,
        manpowerAssigned: status === 'passed' ? manpowerAssigned : 0,
        appliedAt: demo.clock.now(),
        reviewedAt: status === 'pending' ? null : demo.clock.now(),
        reviewRemark: status === 'rejected' ? 'Too few seats' : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

/** A business of a company that works for nothing yet. */
export async function newBusiness(
  demo: Demo,
  { tenantId }: Pick<Person, 'tenantId'>,
  status: 'enabled' | 'disabled' = 'enabled',
): Promise<{ id: number; name: string }> {
  const name = `Business ${(made += 1)}`
  const { id } = await demo.asOwner((db) =>
    db
      .insertInto('businessType')
      .values({ tenantId, name, status })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { id, name }
}

/** Log of a project as its owner reads it, the latest entry last. */
export const getLog = (demo: Demo, projectId: number) =>
  demo.asOwner((db) =>
    db
      .selectFrom('projectLog')
      .where('projectId', '=', projectId)
      .select(['kind', 'applicationId', 'actorTenantId', 'actorName', 'before', 'after'])
      .orderBy('id')
      .execute(),
  )

/** The last audit record of a company about projects. */
export async function lastProjectRecord(demo: Demo, tenantId: number) {
  const record = await demo.inTenant(tenantId, ({ db }) =>
    db
      .selectFrom('auditRecord')
      .where('module', '=', 'project')
      .select(['opType', 'targetName', 'opUserName', 'opContentBefore', 'opContentAfter'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
  const { opContentBefore, opContentAfter, ...rest } = record ?? {}
  return { ...rest, before: parseContent(opContentBefore), after: parseContent(opContentAfter) }
}

const parseContent = (text: string | null | undefined): unknown => JSON.parse(text ?? 'null')
