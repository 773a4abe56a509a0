import { monitorSetting, stat, type BodyOf } from '@console/contracts'
import { sql } from 'kysely'
import * as z from 'zod'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { managedRoutes } from '../../operations/managed-list/public.ts'
import type { ManagedStore } from '../../../platform/managed-list/managed-store.ts'
import { tableStore } from '../../../platform/managed-list/table-store.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { canOpen } from '../../../access/policy.ts'

type Draft = BodyOf<typeof monitorSetting.warnLimits.create>
type Filters = { orgId?: number | undefined }
/** Times are stored as the workspace reads them, as JSON. */
type StoredDraft = Omit<Draft, 'workTimes'> & { workTimes: string }

const storedTimes = z.object({ workTimes: stat.warnSettings.shape.workTimes })
/** A row of the table as the contract describes it. */
const storedRow = z.preprocess(
  (row) => ({ ...Object(row), workTimes: monitorSetting.spansOf(storedTimes.parse(row).workTimes) }),
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
    join organization org on org.tenant_id = record.tenant_id and org.id = record.org_id
    join business_type biz on biz.tenant_id = record.tenant_id and biz.id = record.business_type_id`,
  facts: () => ({ orgName: sql`org.name`, bizTypeName: sql`biz.name` }),
  where: ({ orgId }) => (orgId === undefined ? [] : [sql`record.org_id = ${orgId}`]),
  orderBy: sql`lower(org.name), lower(biz.name)`,
})

const stored = ({ workTimes, ...rest }: Draft): StoredDraft => ({
  ...rest,
  workTimes: JSON.stringify(monitorSetting.workTimesOf(workTimes)),
})

const store: ManagedStore<{}, Filters, Draft, monitorSetting.WarnLimit> = {
  ...table,
  insert: (tx, record) => table.insert(tx, { ...record, draft: stored(record.draft) }),
  update: (tx, id, record) => table.update(tx, id, { ...record, draft: stored(record.draft) }),
}

async function requireOrganization({ db }: TenantTx, orgId: number): Promise<void> {
  const present = db.selectFrom('organization').where('id', '=', orgId).where('removedAt', 'is', null)
  const found = await present.select('id').executeTakeFirst()
  if (!found) throw new NotFound()
}

const limitRoutes = managedRoutes(monitorSetting.warnLimits, {
  policy: canOpen('monitor.setting'),
  audited: 'monitor.warnLimit',
  nameOf: ({ orgName, bizTypeName }) => `${orgName} · ${bizTypeName}`,
  check: async (tx, { draft }) => {
    await requireOrganization(tx, draft.orgId)
    await requireBusinessType(tx, draft.businessTypeId)
  },
  store,
})

/** When seats are warned. */
export const monitorSettingModule: Module = {
  name: 'monitorSetting',
  auditDictionary,
  routes: Object.values(limitRoutes),
}
