import { label } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { collectWordListIds } from './list-words.ts'
import type { ChangedDraft } from './settled-draft.ts'
import { replaceWordLinks } from './word-links.store.ts'

export type Change = { by: number; at: Date }

const ruleColumn = ({ id: _ofLabel, ...rule }: label.Rule) => JSON.stringify(rule)

/** The columns that people write. */
function toColumns(draft: ChangedDraft) {
  return {
    name: draft.name,
    showName: draft.showName,
    meaning: draft.type,
    isKbBindable: draft.kbBindable === 1,
    isCustomerRelated: draft.isCustomerRelated === 1,
    expire: draft.expire,
    visibility: draft.visibility,
    isFrontDisplay: draft.frontDisplay === 1,
    pushTo: draft.pushTo,
    pushType: draft.pushType,
    pushTemplate: draft.pushTemplate,
    pushContent: draft.pushContent,
    remark: draft.remark,
    rule: ruleColumn(draft.rule),
  }
}

export async function insertLabel(
  tx: TenantTx,
  draft: label.LabelDraft,
  { by, at }: Change,
): Promise<number> {
  const { id } = await tx.db
    .insertInto('smartLabel')
    .values({
      ...toColumns(draft),
      tenantId: tx.tenantId,
      businessTypeId: draft.bizTypeId,
      productId: draft.productId,
      triggerAt: draft.triggerAt,
      isEnabled: true,
      enabledAt: at,
      createdAt: at,
      updatedAt: at,
      updatedBy: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertVersion(tx, id)
  await replaceWordLinks(tx, id, collectWordListIds(draft.rule))
  return id
}

/** Locked fields are the same before and after, except a product that was not set. */
export async function updateLabel(
  tx: TenantTx,
  { id, draft, change: { by, at } }: { id: number; draft: ChangedDraft; change: Change },
): Promise<void> {
  // Labels that came with the system have no version of their own yet.
  await insertVersion(tx, id)
  await tx.db
    .updateTable('smartLabel')
    .set({
      ...toColumns(draft),
      isTooDear: false,
      productId: draft.productId,
      version: sql`version + 1`,
      updatedAt: at,
      updatedBy: by,
    })
    .where('id', '=', id)
    .execute()
  await insertVersion(tx, id)
  await replaceWordLinks(tx, id, collectWordListIds(draft.rule))
}

type ChangedRule = { id: number; rule: label.Rule; change: Change; wordList: string }

/** Updates a rule after the words of one of its lists changed; its links stay. */
export async function updateRule(
  tx: TenantTx,
  { id, rule, change: { by, at }, wordList }: ChangedRule,
): Promise<void> {
  await insertVersion(tx, id)
  await tx.db
    .updateTable('smartLabel')
    .set({ rule: ruleColumn(rule), version: sql`version + 1`, updatedAt: at, updatedBy: by })
    .where('id', '=', id)
    .execute()
  await insertVersion(tx, id, wordList)
}

/** A label that is enabled again is judged from that moment on. */
export async function setEnabled(
  { db }: TenantTx,
  id: number,
  { enabledAt, change: { by, at } }: { enabledAt: Date | null; change: Change },
): Promise<void> {
  await db
    .updateTable('smartLabel')
    .set({ isEnabled: enabledAt !== null, enabledAt, isTooDear: false, updatedAt: at, updatedBy: by })
    .where('id', '=', id)
    .execute()
}

/** A deleted label uses no word list. */
export async function setDeleted(tx: TenantTx, id: number, { by, at }: Change): Promise<void> {
  await replaceWordLinks(tx, id, [])
  await tx.db
    .updateTable('smartLabel')
    .set({ deletedAt: at, updatedAt: at, updatedBy: by })
    .where('id', '=', id)
    .execute()
}

/** A row of versions: how a label is now. */
const PRESENT = sql`
  select l.tenant_id, l.id as label_id, l.version, jsonb_build_object(
    'name', l.name, 'showName', l.show_name, 'bizTypeId', l.business_type_id, 'productId', l.product_id,
    'enable', l.is_enabled::int, 'type', l.meaning, 'triggerAt', l.trigger_at, 'kbBindable', l.is_kb_bindable::int,
    'isCustomerRelated', l.is_customer_related::int, 'expire', l.expire, 'visibility', l.visibility,
    'frontDisplay', l.is_front_display::int, 'pushTo', l.push_to, 'pushType', l.push_type,
    'pushTemplate', l.push_template, 'pushContent', l.push_content, 'remark', l.remark,
    'rule', l.rule || jsonb_build_object('id', l.id)) as draft, l.updated_by as changed_by, l.updated_at as changed_at
  from smart_label l`

/** Stores the label as it is now beside its earlier versions; `wordList` changed it. */
async function insertVersion(
  { db, tenantId }: TenantTx,
  id: number,
  wordList: string | null = null,
): Promise<void> {
  await sql`
    insert into label_version (tenant_id, label_id, version, draft, changed_by, changed_at, word_list)
    select p.*, ${wordList}::text from (${PRESENT}) p where p.tenant_id = ${tenantId} and p.label_id = ${id}
    on conflict do nothing`.execute(db)
}

/**
 * Lists versions, the newest first. A label that came with the system has no stored version before its first change: its
 * current state is the only version.
 */
export async function findVersions({ db, tenantId }: TenantTx, id: number): Promise<label.LabelVersion[]> {
  const { rows } = await sql<label.LabelVersion>`
    with version as (
      select tenant_id, label_id, version, draft, changed_by, changed_at, word_list from label_version
      where tenant_id = ${tenantId} and label_id = ${id}
      union all
      select p.*, null from (${PRESENT}) p where p.tenant_id = ${tenantId} and p.label_id = ${id} and not exists (
        select from label_version v where v.tenant_id = p.tenant_id and v.label_id = p.label_id and v.version = p.version)
    )
    select v.version, floor(extract(epoch from v.changed_at))::bigint as "changedAt", u.name as "changedBy",
           v.word_list as "wordList", v.draft
    from version v left join person u on u.tenant_id = v.tenant_id and u.id = v.changed_by
    order by v.version desc limit ${label.MAX_HISTORY}`.execute(db)
  return rows
}

/** The texts of a prompt, each change of it once, newest first. */
export async function findPrompts({ db, tenantId }: TenantTx, id: number): Promise<label.HistoryRecord[]> {
  const { rows } = await sql<label.HistoryRecord>`
    select floor(extract(epoch from v.changed_at))::bigint as "modifyAt", coalesce(u.name, '') as "updateUser",
           v.content
    from (
      select v.*, v.draft #>> '{rule,promptContent}' as content,
             lag(v.draft #>> '{rule,promptContent}') over (order by v.version) as before
      from label_version v where v.tenant_id = ${tenantId} and v.label_id = ${id}
    ) v left join person u on u.tenant_id = v.tenant_id and u.id = v.changed_by
    where v.content is distinct from v.before and v.content <> ''
    order by v.version desc limit ${label.MAX_HISTORY}`.execute(db)
  return rows
}
