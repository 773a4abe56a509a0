import { monitorSetting, stat, type BodyOf } from '@console/contracts'
import { sql } from 'kysely'
import * as z from 'zod'
import type { ManagedStore } from '../../../platform/managed-list/managed-store.ts'
import { tableStore } from '../../../platform/managed-list/table-store.ts'

export type WarnLimitDraft = BodyOf<typeof monitorSetting.warnLimits.create>
type Filters = { orgId?: number | undefined }
/** Times are stored as the workspace reads them, as JSON. */
type StoredDraft = Omit<WarnLimitDraft, 'workTimes'> & { workTimes: string }

const storedTimes = z.object({ workTimes: stat.warnSettings.shape.workTimes })
/** A row of the table as the contract describes it. */
const storedRow = z.preprocess(
  (row) => ({ ...Object(row), workTimes: monitorSetting.formatWorkTimes(storedTimes.parse(row).workTimes) }),
  monitorSetting.warnLimits.row,
)

const table = tableStore<{}, Filters, StoredDraft, monitorSetting.WarnLimit>({
  table: 'warnSetting',
  columns: [
    'orgId',
    'businessTypeId',
    'workTimes',
    'callCnt',
    'talkCnt',
    'talkSeconds',
    'avgTalkSeconds',
    'talkRate',
    'foulCnt',
  ],
  row: storedRow,
  isOfBusiness: false,
  joins: () => sql`
    join organization_unit org on org.tenant_id = record.tenant_id and org.id = record.org_id
    join business biz on biz.tenant_id = record.tenant_id and biz.id = record.business_type_id`,
  facts: () => ({ orgName: sql`org.name`, bizTypeName: sql`biz.name` }),
  where: ({ orgId }) => (orgId === undefined ? [] : [sql`record.org_id = ${orgId}`]),
  orderBy: sql`lower(org.name), lower(biz.name)`,
})

const stored = ({ workTimes, ...rest }: WarnLimitDraft): StoredDraft => ({
  ...rest,
  workTimes: JSON.stringify(monitorSetting.parseWorkTimes(workTimes)),
})

/** The one way in which warning settings are written, whichever page they are set on (R46). */
export const warnLimitStore: ManagedStore<{}, Filters, WarnLimitDraft, monitorSetting.WarnLimit> = {
  ...table,
  insert: (tx, record) => table.insert(tx, { ...record, draft: stored(record.draft) }),
  update: (tx, id, record) => table.update(tx, id, { ...record, draft: stored(record.draft) }),
}

/** Name of a limit in the audit log. */
export const nameOfLimit = ({ orgName, bizTypeName }: monitorSetting.WarnLimit): string =>
  `${orgName} · ${bizTypeName}`
