import { account, session, type exports } from '@console/contracts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Forbidden } from '../../../platform/errors.ts'
import { toColumn, type Column } from '../../../platform/exports/table-file.ts'
import type { Text } from '../../../platform/messages/text.ts'
import { tableExport } from '../../export-kind.ts'
import { canManagePeople, seesPhones } from './account.policy.ts'
import { organizationPaths } from './organizations.store.ts'
import { countAllPeople, findViewer, peopleAfter, type StoredPerson } from './people.store.ts'
import { phoneFor } from './person-view.ts'
import { requireFilterReferences } from './require-references.ts'

type Row = StoredPerson & { orgPath: string; shownPhone: string | null }

const STATUS: Readonly<Record<StoredPerson['status'], Text>> = {
  enabled: { en: 'Enabled', zh: '已启用' },
  disabled: { en: 'Disabled', zh: '已停用' },
}
const FILTERED_STATUS: Readonly<Record<(typeof account.PERSON_STATUSES)[number], Text>> = {
  ...STATUS,
  waiting: { en: 'Waiting to be enabled', zh: '待启用' },
  noPassword: { en: 'Without a password', zh: '无密码' },
}
/** Separates roles, and business types, in the form that an import reads. */
const LIST_SEPARATOR = '; '

const columns: readonly Column<Row>[] = [
  { head: { en: 'Username', zh: '账号' }, cell: (row) => row.username },
  { head: { en: 'Name', zh: '姓名' }, cell: (row) => row.name },
  { head: { en: 'Organisation', zh: '组织' }, cell: (row) => row.orgPath },
  {
    head: { en: 'Roles', zh: '角色' },
    cell: ({ roles }) => roles.map(({ name }) => name).join(LIST_SEPARATOR),
  },
  {
    head: { en: 'Business types', zh: '业务类型' },
    cell: ({ businessTypes }) => businessTypes.map(({ name }) => name).join(LIST_SEPARATOR),
  },
  { head: { en: 'Phone', zh: '电话' }, cell: (row) => row.shownPhone },
  {
    head: { en: 'Position', zh: '岗位' },
    cell: ({ position }, { language }) =>
      position === null ? null : account.POSITION_NAMES[position][language],
  },
  { head: { en: 'Status', zh: '状态' }, cell: ({ status }, { language }) => STATUS[status][language] },
  toColumn(
    { head: { en: 'Last sign-in', zh: '最近登录' }, kind: 'time' },
    ({ lastSignInAt }) => lastSignInAt && toUnixSeconds(lastSignInAt),
  ),
]

/** The people who match the filters, with phone numbers as the reader may see them. */
export const peopleExport = tableExport<Extract<exports.ExportRequest, { kind: 'people' }>, Row>({
  module: 'account',
  opType: 'account.export',
  policy: canManagePeople,
  check: (tx, { filter }) => requireFilterReferences(tx, filter),
  title: { en: 'users', zh: '人员' },
  filterValues: { status: FILTERED_STATUS },
  table: async (tx, { filter }, { userId }) => {
    const viewer = await findViewer(tx, userId)
    if (!viewer) throw new Forbidden()
    return {
      columns,
      total: await countAllPeople(tx, viewer, filter),
      permissions: seesPhones(viewer) ? [session.PERMISSION_CODES.phones] : [],
      rows: async (page, { last, limit }) => {
        const people = await peopleAfter(page, { viewer, filter, after: last?.id ?? 0, limit })
        return withPaths(page, people, (person) => phoneFor(viewer, person))
      },
    }
  },
})

async function withPaths(
  tx: TenantTx,
  people: readonly StoredPerson[],
  shownPhone: (person: StoredPerson) => string | null,
): Promise<Row[]> {
  const paths = await organizationPaths(
    tx,
    people.map(({ orgId }) => orgId),
  )
  return people.map((person) => ({
    ...person,
    // The form that an import reads.
    orgPath: (person.orgId === null ? '' : (paths.get(person.orgId) ?? '')).replaceAll(' / ', '/'),
    shownPhone: shownPhone(person),
  }))
}
