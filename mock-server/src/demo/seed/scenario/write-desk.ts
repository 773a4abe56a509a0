import type { Language } from '@console/contracts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { DAY_MS } from '../../../platform/time/units.ts'
import { deskTexts } from './desk-texts.ts'

type Db = Transaction<Database>
type Business = { id: number; tenantId: number; name: string }

/** Pay of the seats of every business, in the tenant's currency. */
const PAY = { perOnlineHour: 22, perValidCall: 0.6, perOrder: 15, perSeriousViolation: 40 }
const MAX_TURNS = 24

/** Writes the settings of people of a business: pay, how its twin talks, prompts. */
export async function writeDesk(
  db: Db,
  { id: businessTypeId, tenantId, name }: Business,
  { language, at }: { language: Language; at: Date },
): Promise<void> {
  const texts = deskTexts[language]
  const common = { tenantId, businessTypeId, version: 1, updatedAt: at }
  await db
    .insertInto('payRule')
    .values({ ...common, ...PAY })
    .execute()
  const { closing } = texts
  const dialog = { opening: texts.opening(name), closing, tone: 'friendly', mostTurns: MAX_TURNS } as const
  await db
    .insertInto('twinDialog')
    .values({ ...common, ...dialog, isEnabled: true })
    .execute()
  const scene = await db
    .selectFrom('qualityScene')
    .where('tenantId', '=', tenantId)
    .where('businessTypeId', '=', businessTypeId)
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  for (const { name: called, first, now, isOfScene } of texts.prompts) {
    const sceneId = isOfScene ? (scene?.id ?? null) : null
    const { id: promptId } = await db
      .insertInto('prompt')
      .values({ ...common, version: 2, name: called, sceneId, words: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const versions = [first, now].map((words, index) => ({
      tenantId,
      promptId,
      version: index + 1,
      words,
      changedAt: at,
    }))
    await db.insertInto('promptVersion').values(versions).execute()
  }
}

/** Limits of the company's top organisation in each business, and the tags of annotators. */
export async function writeCompanyDesk(
  db: Db,
  { tenantId, language, at }: { tenantId: number; language: Language; at: Date },
): Promise<void> {
  await sql`
    insert into warn_setting (tenant_id, org_id, business_type_id, work_times, call_cnt, talk_cnt, talk_seconds,
      avg_talk_seconds, talk_rate, foul_cnt, updated_at)
    select ${tenantId}, o.id, b.id, '[{"start":"09:00","end":"12:00"},{"start":"13:00","end":"18:00"}]',
      12, 4, 1200, 45, 10, 3, ${at}
    from organization o join business_type b on b.tenant_id = o.tenant_id
    where o.tenant_id = ${tenantId} and o.parent_id is null`.execute(db)
  const tags = deskTexts[language].tags.map((tag) => ({ tenantId, ...tag, updatedAt: at }))
  await db.insertInto('annotationTag').values(tags).execute()
}

type Done = { tenantId: number; language: Language; now: Date }

/** Writes the work of people at their desks: annotated sessions, answered tasks, helped seats. */
export async function writeDeskWork(db: Db, done: Done): Promise<void> {
  const annotators = await listPeopleWithPage(db, done.tenantId, 'annotation.work')
  if (annotators.length > 0) await annotate(db, done, annotators)
  const tested = await listPeopleWithPage(db, done.tenantId, 'statistic.answer')
  if (tested.length > 1) await insertTasks(db, done, tested)
  const helpers = await listPeopleWithPage(db, done.tenantId, 'realtimeQa.manager')
  if (helpers.length > 0) await handleHands(db, done, helpers)
}

/** Finds the people who may open a page, by id. */
async function listPeopleWithPage(db: Db, tenantId: number, menuId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct u.id from app_user u
    join user_role ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
    join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
    where u.tenant_id = ${tenantId} and u.status = 'enabled' and ${menuId} = any(r.menu_ids) order by u.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

const DRAWN = 24
/** The first of the drawn sessions are finished, the next ones taken, the rest wait. */
const FINISHED = 12
const TAKEN = 16

async function annotate(db: Db, { tenantId, language, now }: Done, people: readonly number[]): Promise<void> {
  const notes = sql.val([...deskTexts[language].notes])
  const ids = sql`${sql.val(people)}::bigint[]`
  await sql`
    insert into annotation (tenant_id, session_id, business_type_id, started_at, drawn_at, claimed_by, note, finished_at)
    select tenant_id, session_id, business_type_id, started_at, ${now}::timestamptz - interval '20 hours',
      case when row_index <= ${TAKEN} then (${ids})[1 + row_index % cardinality(${ids})] end,
      case when row_index <= ${FINISHED} then (${notes}::text[])[1 + row_index % cardinality(${notes}::text[])] else '' end,
      case when row_index <= ${FINISHED} then ${now}::timestamptz - make_interval(mins => (20 + 40 * row_index)::int) end
    from (
      -- Those whose words are there to be read; by lot, and by the same lot each time.
      select *, row_number() over (order by exists (
        select from call c join utterance u on u.tenant_id = c.tenant_id and u.call_id = c.call_id
        where c.tenant_id = s.tenant_id and c.session_id = s.session_id) desc, md5(session_id)) as row_index
      from conversation s
      where tenant_id = ${tenantId} and started_at < ${now}::timestamptz - interval '20 hours'
        and started_at > ${now}::timestamptz - interval '4 days') drawn
    where row_index <= ${DRAWN}`.execute(db)
  await sql`
    insert into annotation_mark (tenant_id, annotation_id, tag_id)
    select a.tenant_id, a.id, t.id from annotation a
    join (select *, row_number() over (order by id) as row_index from annotation_tag where tenant_id = ${tenantId}) t
      on t.tenant_id = a.tenant_id and (a.id % 3 + 1 = t.row_index or (a.id % 4 = 0 and t.row_index = 2 and a.id % 3 <> 1))
    where a.tenant_id = ${tenantId} and a.finished_at is not null`.execute(db)
  await insertExamples(db, { tenantId, language, now })
}

/** Some of the sessions that were annotated are saved as examples by those who read them. */
async function insertExamples(db: Db, { tenantId, language }: Done): Promise<void> {
  const { cases } = deskTexts[language]
  const titles = sql`${sql.val(cases.map(({ title }) => title))}::text[]`
  const notes = sql`${sql.val(cases.map(({ note }) => note))}::text[]`
  await sql`
    insert into session_case (tenant_id, session_id, business_type_id, title, note, created_by, created_at, updated_at)
    select tenant_id, session_id, business_type_id, (${titles})[row_index], (${notes})[row_index], claimed_by, finished_at, finished_at
    from (
      -- One of each business first, so that a list of one business has some.
      select *, row_number() over (order by of_business, business_type_id) as row_index from (
        select *, row_number() over (partition by business_type_id order by finished_at) as of_business from annotation
        where tenant_id = ${tenantId} and finished_at is not null) finished) chosen
    where row_index <= cardinality(${titles})`.execute(db)
}

/** Number of tasks that were assigned; every third waits for its answer, every third for its judgement. */
const TASKS = 12

async function insertTasks(
  db: Db,
  { tenantId, language, now }: Done,
  people: readonly number[],
): Promise<void> {
  const texts = deskTexts[language]
  const questions = await db
    .selectFrom('question')
    .where('tenantId', '=', tenantId)
    .select('id')
    .orderBy('id')
    .limit(TASKS)
    .execute()
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const tasks = questions.map(({ id: questionId }, index) => {
    const pickPersonId = (step: number) => people[(index + step) % people.length] ?? 0
    const given = {
      tenantId,
      questionId,
      userId: pickPersonId(0),
      createdBy: pickPersonId(1),
      createdAt: day(-3),
      dueDay: day((index % 4) - 1)
        .toISOString()
        .slice(0, 10),
    }
    if (index % 3 === 0) return given
    const answer = texts.taskAnswers[index % texts.taskAnswers.length] ?? null
    const answered = { ...given, answer, answeredAt: day(-2) }
    if (index % 3 === 1) return answered
    const isPassed = index % 2 === 0
    const remark = isPassed ? texts.taskRemarks.passed : texts.taskRemarks.failed
    return { ...answered, isPassed, remark, judgedBy: pickPersonId(1), judgedAt: day(-1) }
  })
  for (const task of tasks) await db.insertInto('answerTask').values(task).execute()
}

/** Hands that went up longer ago than this were seen to, but for every tenth. */
const HANDLED_AFTER_HOURS = 2

async function handleHands(
  db: Db,
  { tenantId, language, now }: Done,
  people: readonly number[],
): Promise<void> {
  const answers = sql`${sql.val([...deskTexts[language].handAnswers])}::text[]`
  const ids = sql`${sql.val(people)}::bigint[]`
  await sql`
    update raised_hand set version = 1, handled_at = raised_at + interval '3 minutes',
      handled_by = (${ids})[1 + id % cardinality(${ids})],
      answer = (${answers})[1 + id % cardinality(${answers})]
    where tenant_id = ${tenantId} and id % 10 <> 0
      and raised_at < ${now}::timestamptz - make_interval(hours => ${HANDLED_AFTER_HOURS})`.execute(db)
}
