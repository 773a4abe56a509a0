import { Readable } from 'node:stream'
import { projectFile, type Language } from '@console/contracts'
import { sql, type Transaction } from 'kysely'
import { insertFile, attachFiles } from '../../../modules/projects/file/project-file.store.ts'
import { insertReport } from '../../../modules/projects/report/report.store.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { receiveContent } from '../../../platform/files/receive-content.ts'
import { persistContent } from '../../../platform/files/stored-contents.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { SECOND_MS } from '../../../platform/time/units.ts'
import type { TenantKey } from '../business.ts'
import { translateText } from '../wording.ts'
import { noteAs, projectPeople, type ProjectPerson } from './project-people.ts'
import { onePagePdf } from './report-pdf.ts'

type Writing = { db: Transaction<Database>; storage: Storage; now: Date; language?: Language }

/** Months before this one, which each side reported; what is left out was not filed. */
const PLANS = [
  {
    owner: 'harbour',
    project: 'Spring card activation',
    contractor: 'lantern',
    months: { owner: [3, 2, 1], contractor: [3, 1] },
  },
  {
    owner: 'orchid',
    project: 'Booking desk by Northgate',
    contractor: 'northgate',
    months: { owner: [3, 2, 1], contractor: [3, 2, 1] },
  },
] as const satisfies readonly {
  owner: TenantKey
  project: string
  contractor: TenantKey
  months: Record<Side, readonly number[]>
}[]
type Side = 'owner' | 'contractor'

/** Day of the month that follows, at an hour when people work in Shanghai and in London. */
const FILED_ON_DAY = { owner: 4, contractor: 3 } as const satisfies Record<Side, number>
const FILED_AT_HOUR_UTC = 9

type Reported = { id: number; code: string; name: string; ownerId: number; timezone: string }
type Filing = {
  project: Reported
  contractor: ProjectPerson
  who: ProjectPerson
  side: Side
  /** `YYYY-MM`. */
  month: string
}

/** Monthly reports of projects that work is done for, each with a document; earlier reports stay as they are. */
export async function writeReports(writing: Writing): Promise<void> {
  const { db, now, language = 'en' } = writing
  const people = await projectPeople(db)
  for (const { months, ...plan } of PLANS) {
    const owner = people.get(plan.owner)
    const contractor = people.get(plan.contractor)
    if (!owner || !contractor) continue
    const project = await findReported(db, owner, translateText(plan.project, language))
    if (!project) continue
    for (const side of ['contractor', 'owner'] as const) {
      const who = side === 'owner' ? owner : contractor
      for (const ago of months[side]) {
        const month = monthBefore(toZonedDay(now.getTime() / SECOND_MS, project.timezone), ago)
        await writeReport(writing, { project, contractor, who, side, month })
      }
    }
  }
}

async function findReported(
  db: Writing['db'],
  { tenantId: ownerId, timezone }: ProjectPerson,
  name: string,
): Promise<Reported | undefined> {
  const found = await db
    .selectFrom('project')
    .where('tenantId', '=', ownerId)
    .where('name', '=', name)
    .select(['id', 'code', 'name'])
    .executeTakeFirst()
  return found && { ...found, ownerId, timezone }
}

function monthBefore(day: string, months: number): string {
  const first = new Date(`${day.slice(0, 7)}-01`)
  first.setUTCMonth(first.getUTCMonth() - months)
  return first.toISOString().slice(0, 7)
}

function filedAt(month: string, side: Side): Date {
  const at = new Date(`${month}-01`)
  at.setUTCMonth(at.getUTCMonth() + 1, FILED_ON_DAY[side])
  at.setUTCHours(FILED_AT_HOUR_UTC)
  return at
}

async function writeReport({ db, storage, now, language = 'en' }: Writing, filing: Filing): Promise<void> {
  const { project, contractor, who, side, month } = filing
  const createdAt = filedAt(month, side)
  if (createdAt > now) return
  const figures = await findFigures(db, filing)
  if (!figures) return
  const tx = { db, tenantId: who.tenantId }
  const contractorId = side === 'owner' ? null : contractor.tenantId
  const remark = language === 'zh' ? `${month} 月末的人力情况。` : `Manpower at the end of ${month}.`
  const reportId = await insertReport(tx, {
    projectId: project.id,
    ownerId: project.ownerId,
    contractorId,
    month,
    remark,
    createdBy: who.userId,
    createdByName: who.name,
    createdAt,
  })
  // An earlier report exists.
  if (reportId === null) return
  const document = onePagePdf(`Monthly report ${month}`, buildReportLines(filing, figures))
  const sent = {
    tenantId: who.tenantId,
    source: Readable.from(document),
    maxBytes: projectFile.MAX_FILE_BYTES,
  }
  const name = `${project.code} ${month}.pdf`
  const fid = await receiveContent({ storage }, sent, (incoming) =>
    persistContent({ tx, storage, at: createdAt }, incoming, async () => {
      const file = { name, contentHash: incoming.hash, uploadedBy: who.userId, uploadedAt: createdAt }
      const made = await insertFile(tx, file)
      await attachFiles(tx, [made], { reportId })
      return made
    }),
  )
  const after = {
    ...(contractorId === null ? {} : { contractor: contractorId }),
    month,
    remark,
    report: [fid],
  }
  await noteAs(db, { who, at: createdAt, projectId: project.id, kind: 'report.create', after })
}

type Figures = {
  needed: number
  assigned: number
  confirmed: number
  calls: number
  firstCall: string | null
  lastCall: string | null
  filer: string
  contractor: string
}

/**
 * Finds the figures as the operation log and the facts have them; manpower is that of the month's end. Returns nothing where
 * the contractor had not passed by then.
 */
async function findFigures(
  db: Writing['db'],
  { project, contractor, who, month }: Filing,
): Promise<Figures | undefined> {
  const last = (key: string, isOfContractor: boolean) => sql`(
    select (l.after ->> ${key}::text)::integer from project_log l
    where l.project_id = ${project.id} and l.after ->> ${key}::text is not null and l.created_at < span.ends
      and (not ${isOfContractor}::boolean or (l.after ->> 'contractor')::bigint = ${contractor.tenantId})
    order by l.created_at desc, l.id desc limit 1)`
  const { rows } = await sql<Figures>`
    select manpower.*, work.*,
      (select name_en from tenant where id = ${who.tenantId}) as filer,
      (select name_en from tenant where id = ${contractor.tenantId}) as contractor
    from (select first at time zone ${project.timezone} as begins,
        (first + interval '1 month') at time zone ${project.timezone} as ends
      from (select ${`${month}-01`}::timestamp as first) month) span
    cross join lateral (
      select ${last('manpowerDemand', false)} as needed, ${last('manpowerAssigned', true)} as assigned,
        coalesce(${last('confirmedManpower', true)}, 0) as confirmed) manpower
    cross join lateral (
      select count(*) as calls, min(c.started_at at time zone ${project.timezone})::date::text as "firstCall",
        max(c.started_at at time zone ${project.timezone})::date::text as "lastCall"
      from call c where c.project_id = ${project.id} and c.started_at >= span.begins and c.started_at < span.ends) work
    where manpower.assigned is not null`.execute(db)
  return rows[0]
}

function buildReportLines({ project, side }: Filing, figures: Figures): string[] {
  const { needed, assigned, confirmed, calls, firstCall, lastCall, filer, contractor } = figures
  return [
    // The document is in English whatever the language: its one font has no Chinese.
    `Project: ${translateText(project.name, 'en')} (${project.code})`,
    `Filed by: ${filer}, ${side}`,
    '',
    'At the end of the month',
    `Manpower demand: ${needed}`,
    `Manpower assigned to ${contractor}: ${assigned}`,
    `Manpower confirmed: ${confirmed}`,
    ...(calls === 0 ? [] : ['', `Calls on record from ${firstCall} to ${lastCall}: ${calls}`]),
  ]
}
