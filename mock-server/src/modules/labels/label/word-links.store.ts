import type { label } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { collectWordListIds, type LinkedLists } from './list-words.ts'

/**
 * Locks the word lists that a rule uses until the end of the transaction: a change of a list waits, and then finds the
 * label. Lists are locked before the label, as a change of a list locks them.
 */
export async function lockLinkedLists({ db, tenantId }: TenantTx, rule: label.Rule): Promise<LinkedLists> {
  const ids = collectWordListIds(rule)
  if (ids.length === 0) return new Map()
  const lists = await db
    .selectFrom('wordList')
    .where('tenantId', '=', tenantId)
    .where('id', 'in', ids)
    .select(['id', 'name', 'words'])
    .orderBy('id')
    .forShare()
    .execute()
  return new Map(lists.map((list) => [list.id, list]))
}

/** Writes down which lists a label uses. */
export async function replaceWordLinks(
  { db, tenantId }: TenantTx,
  labelId: number,
  listIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('labelWordList')
    .where('tenantId', '=', tenantId)
    .where('labelId', '=', labelId)
    .execute()
  if (listIds.length === 0) return
  await db
    .insertInto('labelWordList')
    .values(listIds.map((listId) => ({ tenantId, labelId, listId })))
    .execute()
}

/** The labels that use a list, by id: locked in one order, so that two changes wait for each other. */
export async function lockLabelsOfList(
  { db, tenantId }: TenantTx,
  listId: number,
): Promise<{ id: number; name: string; rule: label.Rule }[]> {
  const { rows } = await sql<{ id: number; name: string; rule: label.Rule }>`
    select l.id, l.name, l.rule || jsonb_build_object('id', l.id) as rule
    from label_word_list u join smart_label l on l.tenant_id = u.tenant_id and l.id = u.label_id
    where u.tenant_id = ${tenantId} and u.list_id = ${listId} and l.deleted_at is null
    order by l.id for update of l`.execute(db)
  return rows
}
