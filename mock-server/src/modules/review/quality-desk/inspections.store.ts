import type { DataOf, ParsedBodyOf, ParsedQueryOf, qualityDesk } from '@console/contracts'
import { sql } from 'kysely'
import type { PageId } from '../../../access/menu/menu-id.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { withinDays } from '../../../platform/managed-list/day-range.ts'
import type { Change } from '../../../platform/managed-list/managed-store.ts'
import type { Sql } from '../../../platform/managed-list/table-store.ts'
import { HAS_TRANSCRIPT } from '../../calls/session-record/public.ts'

export async function findInspections(
  tx: TenantTx,
  { bizTypeId, pageIndex, pageSize }: ParsedQueryOf<typeof qualityDesk.inspections>,
): Promise<DataOf<typeof qualityDesk.inspections>> {
  const { total } = await tx.db
    .selectFrom('inspection')
    .where('tenantId', '=', tx.tenantId)
    .where('businessTypeId', '=', bizTypeId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const records = await selectInspections(
    tx,
    sql`i.business_type_id = ${bizTypeId} order by i.id desc
      limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`,
  )
  return { records, total }
}

export async function readInspection(tx: TenantTx, id: number): Promise<qualityDesk.Inspection | undefined> {
  const [inspection] = await selectInspections(tx, sql`i.id = ${id}`)
  return inspection
}

async function selectInspections(
  { db, tenantId }: TenantTx,
  matching: Sql,
): Promise<qualityDesk.Inspection[]> {
  const { rows } = await sql<qualityDesk.Inspection>`
    select i.id, i.name, i.first_day::text as from, i.last_day::text as to, u.name as created_by,
      floor(extract(epoch from i.created_at))::bigint as created_at, counted.drawn, counted.judged, counted.passed
    from inspection i
    join person u on u.tenant_id = i.tenant_id and u.id = i.created_by
    join lateral (
      select count(*) as drawn, count(item.verdict) as judged, count(*) filter (where item.verdict = 'pass') as passed
      from inspection_item item where item.tenant_id = i.tenant_id and item.inspection_id = i.id
    ) counted on true
    where i.tenant_id = ${tenantId} and ${matching}`.execute(db)
  return rows
}

type Draw = ParsedBodyOf<typeof qualityDesk.draw> & { bizTypeId: number; timezone: string }

/** Draws sessions with a transcript, together with the inspection; null where there is none to draw. */
export async function insertDraw(tx: TenantTx, drawn: Draw, { by, at }: Change): Promise<number | null> {
  const { bizTypeId, name, from, to, sessions } = drawn
  const { id } = await tx.db
    .insertInto('inspection')
    .values({
      tenantId: tx.tenantId,
      businessTypeId: bizTypeId,
      name,
      firstDay: from,
      lastDay: to,
      createdBy: by,
      createdAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql`
    insert into inspection_item (tenant_id, inspection_id, session_id)
    select c.tenant_id, ${id}, c.session_id from conversation c
    where c.tenant_id = ${tx.tenantId} and c.business_type_id = ${bizTypeId} and ${withinDays('c.started_at', drawn)}
      and c.started_at <= ${at} and ${HAS_TRANSCRIPT}
    order by random() limit ${sessions} returning id`.execute(tx.db)
  return rows.length === 0 ? null : id
}

type ItemRow = Omit<qualityDesk.InspectionItem, 'assignedTo'> & {
  assigneeId: number | null
  assigneeName: string | null
}

export async function findItems(
  { db, tenantId }: TenantTx,
  inspectionId: number,
): Promise<qualityDesk.InspectionItem[]> {
  const { rows } = await sql<ItemRow>`
    select item.id, item.version, item.session_id, floor(extract(epoch from c.started_at))::bigint as started_at,
      c.customer, coalesce((
        select string_agg(distinct u.name, ', ') from reported_call k join person u
          on u.tenant_id = k.tenant_id and u.id = k.user_id
        where k.tenant_id = item.tenant_id and k.session_id = item.session_id
      ), '') as seats, (
        select count(*) from violation v
        where v.tenant_id = item.tenant_id and v.call_id in (
          select k.call_id from reported_call k where k.tenant_id = item.tenant_id and k.session_id = item.session_id)
      ) as violations, item.assigned_to as assignee_id, a.name as assignee_name, item.verdict, item.remark,
      j.name as judged_by, floor(extract(epoch from item.judged_at))::bigint as judged_at
    from inspection_item item
    join conversation c on c.tenant_id = item.tenant_id and c.session_id = item.session_id
    left join person a on a.tenant_id = item.tenant_id and a.id = item.assigned_to
    left join person j on j.tenant_id = item.tenant_id and j.id = item.judged_by
    where item.tenant_id = ${tenantId} and item.inspection_id = ${inspectionId}
    order by c.started_at, item.id`.execute(db)
  return rows.map(({ assigneeId, assigneeName, ...item }) => ({
    ...item,
    assignedTo: assigneeId === null || assigneeName === null ? null : { id: assigneeId, name: assigneeName },
  }))
}

/** Locks an item until the transaction ends; returns it with the name of its inspection. */
export function lockItem({ db, tenantId }: TenantTx, id: number) {
  return db
    .selectFrom('inspectionItem as item')
    .innerJoin('inspection', (join) =>
      join
        .onRef('inspection.tenantId', '=', 'item.tenantId')
        .onRef('inspection.id', '=', 'item.inspectionId'),
    )
    .where('item.tenantId', '=', tenantId)
    .where('item.id', '=', id)
    .select(['item.version', 'item.sessionId', 'item.assignedTo', 'item.verdict', 'item.remark'])
    .select(['inspection.name', 'inspection.businessTypeId'])
    .forUpdate('item')
    .executeTakeFirst()
}

type ItemChange =
  | { assignedTo: number | null }
  | { verdict: 'pass' | 'fail'; remark: string | null; judgedBy: number; judgedAt: Date }

export async function updateItem({ db, tenantId }: TenantTx, id: number, change: ItemChange): Promise<void> {
  await db
    .updateTable('inspectionItem')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** People with an open account whose roles hold the page. */
function inspectorsOn({ db, tenantId }: TenantTx, menuId: PageId) {
  return db
    .selectFrom('person as u')
    .where('u.tenantId', '=', tenantId)
    .where('u.status', '=', 'enabled')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('userRole')
          .innerJoin('role', (join) =>
            join.onRef('role.tenantId', '=', 'userRole.tenantId').onRef('role.id', '=', 'userRole.roleId'),
          )
          .whereRef('userRole.tenantId', '=', 'u.tenantId')
          .whereRef('userRole.userId', '=', 'u.id')
          .where(sql<boolean>`${menuId} = any(role.menu_ids)`)
          .select('role.id'),
      ),
    )
}

/** By name, as many as are offered. */
export function findInspectors(
  tx: TenantTx,
  { menuId, limit }: { menuId: PageId; limit: number },
): Promise<{ id: number; name: string }[]> {
  return inspectorsOn(tx, menuId)
    .select(['u.id', 'u.name'])
    .orderBy('u.name')
    .orderBy('u.id')
    .limit(limit)
    .execute()
}

export async function isInspector(
  tx: TenantTx,
  { menuId, userId }: { menuId: PageId; userId: number },
): Promise<boolean> {
  const found = await inspectorsOn(tx, menuId).where('u.id', '=', userId).select('u.id').executeTakeFirst()
  return found !== undefined
}
