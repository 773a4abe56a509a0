import type { label } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** A label that is judged: an enabled rule. */
export type DetectableLabel = Pick<
  label.Label,
  | 'id'
  | 'name'
  | 'showName'
  | 'version'
  | 'triggerAt'
  | 'pushTo'
  | 'pushType'
  | 'pushTemplate'
  | 'pushContent'
> & {
  businessTypeId: number
  /** Null: of every product. */
  productId: number | null
  enabledAt: Date
  rule: label.Rule
}

export type EnabledLabel = Pick<DetectableLabel, 'id' | 'enabledAt'> & Written

/** The transaction that wrote a row: no two that were committed have the same. */
type Written = { writtenBy: string }

/** Labels of some businesses, in the order in which they were made. Read with every event, so without their contents. */
export async function enabledLabels(
  { db, tenantId }: TenantTx,
  businessTypeIds: readonly number[],
): Promise<EnabledLabel[]> {
  const { rows } = await sql<EnabledLabel>`
    select l.id, l.xmin::text as "writtenBy", l.enabled_at as "enabledAt" from smart_label l
    where l.tenant_id = ${tenantId} and l.business_type_id = any(${businessTypeIds}::bigint[])
      and l.is_enabled and l.enabled_at is not null and l.deleted_at is null
    order by l.id`.execute(db)
  return rows
}

/** A label as one transaction wrote it, which never changes. */
export type WrittenLabel = Omit<DetectableLabel, 'enabledAt'> & Written

export async function writtenLabels(
  { db, tenantId }: TenantTx,
  ids: readonly number[],
): Promise<WrittenLabel[]> {
  const { rows } = await sql<WrittenLabel>`
    select l.id, l.name, l.show_name as "showName", l.version, l.trigger_at as "triggerAt", l.push_to as "pushTo",
           l.push_type as "pushType", l.push_template as "pushTemplate", l.push_content as "pushContent",
           l.business_type_id as "businessTypeId", l.product_id as "productId",
           l.rule || jsonb_build_object('id', l.id) as rule, l.xmin::text as "writtenBy"
    from smart_label l where l.tenant_id = ${tenantId} and l.id = any(${ids}::bigint[])`.execute(db)
  return rows
}

export type KnownHit = { labelId: number; callId: string; at: Date }

/** Hits found in some calls before, by the platform or by a reporter. */
export async function knownHits({ db, tenantId }: TenantTx, callIds: readonly string[]): Promise<KnownHit[]> {
  const { rows } = await sql<KnownHit>`
    select h.label_id as "labelId", h.call_id as "callId", h.hit_at as at from label_hit h
    where h.tenant_id = ${tenantId} and h.call_id = any(${callIds}::text[])`.execute(db)
  return rows
}
