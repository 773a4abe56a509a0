import type { Language } from '@console/contracts'
import { sql, type Transaction } from 'kysely'
import { HAS_TRANSCRIPT } from '../../../modules/calls/session-record/public.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { answers } from './answers.ts'

// oxfmt-ignore
const knowledgeTexts: Readonly<Record<Language, KnowledgeTexts>> = {
  en: {
    processes: [
      { kind: 'sales', name: 'Sales call', steps: ['Greet, give your name and the company’s', 'Make sure whom you are talking to', 'Say why you call', 'Ask what is needed before offering anything', 'Offer the product that fits, with its price', 'Answer objections with facts, never by pressing', 'Sum up what was agreed and what comes next'] },
      { kind: 'service', name: 'Complaint', steps: ['Listen to the end', 'Say in your own words what went wrong', 'Look the case up before promising anything', 'Name what happens next, and by when', 'Note the case number and give it to the customer'] },
    ],
    documents: [
      { title: (business) => `What may be promised: ${business}`, content: 'Name only what stands in the terms. No outcome is ever guaranteed. Prices are those of the day of the call; a discount needs the words “subject to approval”. Passwords and codes are never asked for.' },
      { title: (business) => `How to close a call: ${business}`, content: 'Sum up what was agreed, in one sentence. Say what the customer will receive, and when. Ask whether anything is open. Thank, and let the customer hang up first.' },
    ],
    sellingPoints: (product) => [`What ${product} costs is known before the end of the call`, `${product} can be cancelled within 14 days`],
    intentions: [
      { name: 'Asks for the price', phrases: ['too expensive', 'yearly charge', 'what does it cost', 'cannot afford'] },
      { name: 'Wants to be called again', phrases: ['call me back', 'ring me next week'] },
      { name: 'Wants to buy', phrases: ['sign me up', 'let us go ahead'] },
      { name: 'Complains', phrases: ['make a complaint'] },
      { name: 'Compares with others', phrases: ['another company offered'] },
    ],
    inspection: 'Weekly inspection',
    handledNote: 'The customer had asked about something else: the wording was added to the right question.',
    remarks: { rejected: 'Please name the page of the terms.', failed: 'The price was named before the needs were asked for.' },
    addition: ' The terms on the website are those that count.',
  },
  zh: {
    processes: [
      { kind: 'sales', name: '销售通话', steps: ['问候并报姓名和公司名称', '确认对方身份', '说明来电目的', '先了解需求再介绍产品', '介绍合适的产品并说明价格', '用事实解答异议，不施压', '复述约定内容和下一步'] },
      { kind: 'service', name: '投诉处理', steps: ['耐心听完', '用自己的话复述问题', '先查记录再作承诺', '说明处理步骤和时限', '记录工单号并告知客户'] },
    ],
    documents: [
      { title: (business) => `可承诺事项：${business}`, content: '只说条款中写明的内容，不承诺结果。价格以通话当日为准，优惠须说明“以审核为准”。任何时候都不索要密码和验证码。' },
      { title: (business) => `结束通话要点：${business}`, content: '用一句话复述约定，说明客户将收到什么、何时收到，询问是否还有疑问，致谢并请客户先挂机。' },
    ],
    sellingPoints: (product) => [`${product}的费用在通话中一次说清`, `${product}十四天内可取消`],
    intentions: [
      { name: '询问价格', phrases: ['太贵了', '年费', '没有这个预算', '怎么付款'] },
      { name: '要求回电', phrases: ['晚点再打', '下周联系我'] },
      { name: '购买意向', phrases: ['帮我办理'] },
      { name: '投诉', phrases: ['我要投诉'] },
      { name: '对比竞品', phrases: ['别家给的优惠'] },
    ],
    inspection: '每周抽检',
    handledNote: '客户问的是另一个问题，已把说法补充到正确的问题下。',
    remarks: { rejected: '请注明条款页码。', failed: '未先了解需求就报价。' },
    addition: '具体以官网条款为准。',
  },
}

type Db = Transaction<Database>
type Business = { id: number; tenantId: number; name: string }
type CommonColumns = { tenantId: number; businessTypeId: number; updatedAt: Date }

/** Sessions of the inspection that each business has, and how many of them have been judged. */
const DRAWN = 8
const JUDGED = 3
/** Untaken recommendations that somebody has seen to. */
const HANDLED = 2

/**
 * Writes what people of a business maintain by hand: processes, documents, answers, what sellers need of products,
 * intentions.
 */
export async function writeKnowledge(
  db: Db,
  { id: businessTypeId, tenantId, name }: Business,
  { language, at }: { language: Language; at: Date },
): Promise<void> {
  const texts = knowledgeTexts[language]
  const common: CommonColumns = { tenantId, businessTypeId, updatedAt: at }
  await db
    .insertInto('knowledgeProcess')
    .values(
      texts.processes.map(({ kind, name: called, steps }) => ({
        ...common,
        kind,
        name: called,
        steps: [...steps],
      })),
    )
    .execute()
  const questionIds = await writeAnswers(db, common, texts)
  await db
    .insertInto('knowledgeDocument')
    .values(
      texts.documents.map(({ title, content }) => ({ ...common, title: title(name), content, questionIds })),
    )
    .execute()
  await db
    .insertInto('intention')
    .values(
      texts.intentions.map((intention) => ({
        ...common,
        name: intention.name,
        phrases: [...intention.phrases],
      })),
    )
    .execute()
  await writeProducts(db, common, { questionIds, sellingPoints: texts.sellingPoints })
}

/** Every question has its answer; the second has a change that waits for its review, the third one that was sent back. */
async function writeAnswers(
  db: Db,
  common: CommonColumns,
  texts: (typeof knowledgeTexts)[Language],
): Promise<number[]> {
  const { tenantId, businessTypeId, updatedAt } = common
  const questions = await db
    .selectFrom('question')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .where('businessTypeId', '=', businessTypeId)
    .orderBy('id')
    .execute()
  for (const [index, { id: questionId, name }] of questions.entries()) {
    const known = answers[name]
    if (!known) throw new Error(`the seed has no answer to ${name}`)
    await db
      .updateTable('question')
      .set({ wordings: [...known.wordings] })
      .where('id', '=', questionId)
      .execute()
    const first = { ...common, questionId, submittedAt: updatedAt }
    await db
      .insertInto('knowledgeAnswer')
      .values({ ...first, content: known.answer, state: 'published', reviewedAt: updatedAt })
      .execute()
    const changed = { ...first, content: `${known.answer}${texts.addition}` }
    if (index === 1)
      await db
        .insertInto('knowledgeAnswer')
        .values({ ...changed, state: 'review' })
        .execute()
    if (index === 2)
      await db
        .insertInto('knowledgeAnswer')
        .values({ ...changed, state: 'rejected', reviewedAt: updatedAt, remark: texts.remarks.rejected })
        .execute()
  }
  return questions.map(({ id }) => id)
}

async function writeProducts(
  db: Db,
  { tenantId, businessTypeId, updatedAt }: CommonColumns,
  {
    questionIds,
    sellingPoints,
  }: { questionIds: number[]; sellingPoints: (product: string) => readonly string[] },
): Promise<void> {
  const products = await db
    .selectFrom('product')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .where('businessTypeId', '=', businessTypeId)
    .execute()
  for (const { id: productId, name } of products)
    await db
      .insertInto('knowledgeProduct')
      .values({
        tenantId,
        productId,
        sellingPoints: [...sellingPoints(name)],
        questionIds,
        version: 1,
        updatedAt,
      })
      .execute()
}

/**
 * Writes the manual work that followed the calls: one inspection a business, and recommendations seen to. Needs the facts.
 */
export async function writeFollowUps(
  db: Db,
  { tenantId, language, now }: { tenantId: number; language: Language; now: Date },
): Promise<void> {
  const { inspection, remarks, handledNote } = knowledgeTexts[language]
  const supervisor = await db
    .selectFrom('appUser')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('type', 'in', ['SuperAdmin', 'TeamAdmin'])
    .orderBy('id')
    .executeTakeFirst()
  if (!supervisor) return
  await sql`
    insert into inspection (tenant_id, business_type_id, name, first_day, last_day, created_by, created_at)
    select c.tenant_id, c.business_type_id, ${inspection}, min(c.started_at)::date, max(c.started_at)::date,
      ${supervisor.id}, ${now}
    from conversation c where c.tenant_id = ${tenantId} and ${HAS_TRANSCRIPT}
    group by c.tenant_id, c.business_type_id`.execute(db)
  await sql`
    insert into inspection_item
      (tenant_id, inspection_id, session_id, assigned_to, verdict, remark, judged_by, judged_at)
    select i.tenant_id, i.id, drawn.session_id, ${supervisor.id},
      case when drawn.row_index = 1 then 'fail' when drawn.row_index <= ${JUDGED} then 'pass' end,
      case when drawn.row_index = 1 then ${remarks.failed} end,
      case when drawn.row_index <= ${JUDGED} then ${supervisor.id}::bigint end,
      case when drawn.row_index <= ${JUDGED} then ${now}::timestamptz end
    from inspection i cross join lateral (
      select c.session_id, row_number() over (order by md5(c.session_id)) as row_index from conversation c
      where c.tenant_id = i.tenant_id and c.business_type_id = i.business_type_id and ${HAS_TRANSCRIPT}
      order by md5(c.session_id) limit ${DRAWN}
    ) drawn
    where i.tenant_id = ${tenantId}`.execute(db)
  await sql`
    insert into knowledge_feedback (tenant_id, recommendation_id, note, handled_at, handled_by)
    select r.tenant_id, r.recommendation_id, ${handledNote}, ${now}, ${supervisor.id}
    from (
      select r.*, row_number() over (partition by business_type_id order by shown_at desc, recommendation_id) as row_index
      from recommendation r where r.tenant_id = ${tenantId} and not r.is_accepted
    ) r where r.row_index <= ${HANDLED}`.execute(db)
}

/** Texts that every business of a language has in common among what it maintains by hand. */
type KnowledgeTexts = {
  processes: readonly { kind: 'sales' | 'service'; name: string; steps: readonly string[] }[]
  documents: readonly { title: (business: string) => string; content: string }[]
  sellingPoints: (product: string) => readonly string[]
  intentions: readonly { name: string; phrases: readonly string[] }[]
  inspection: string
  handledNote: string
  remarks: { rejected: string; failed: string }
  /** A draft that makes an answer more precise. */
  addition: string
}
