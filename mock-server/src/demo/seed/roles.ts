import { PERMISSION } from '../../access/menu/permissions.ts'
import type { TenantKey } from './business.ts'
import type { DemoRole } from './role-pages.ts'

const {
  company,
  credentials,
  password,
  releaseNotes,
  phones,
  addSchedule,
  setUpSchedules,
  closeBill,
  editDailyReports,
  developApps,
} = PERMISSION

export type SeedRole = { key: DemoRole; name: string; permissions: readonly string[] }

/** Role names are for display only (ERR-Q15); what counts are menu ids and permission codes. */
export const rolesOf: Readonly<Record<TenantKey, readonly SeedRole[]>> = {
  orchid: [
    {
      key: 'platformAdmin',
      name: '平台管理员',
      permissions: [company, credentials, password, releaseNotes, developApps],
    },
  ],
  harbour: [
    {
      key: 'manager',
      name: 'Enterprise administrator',
      permissions: [
        company,
        credentials,
        password,
        releaseNotes,
        phones,
        addSchedule,
        setUpSchedules,
        closeBill,
        editDailyReports,
        developApps,
      ],
    },
    {
      key: 'master',
      name: 'Senior group master',
      permissions: [password, releaseNotes, addSchedule, setUpSchedules],
    },
    { key: 'quality', name: 'Quality', permissions: [password, releaseNotes] },
    { key: 'seat', name: 'Seat', permissions: [password] },
  ],
  lantern: [
    {
      key: 'providerAdmin',
      name: '服务商管理员',
      permissions: [company, credentials, password, releaseNotes, editDailyReports],
    },
    { key: 'seat', name: '坐席', permissions: [password] },
  ],
  northgate: [
    {
      key: 'providerAdmin',
      name: 'Provider administrator',
      permissions: [company, credentials, password, releaseNotes, editDailyReports],
    },
    { key: 'seat', name: 'Seat', permissions: [password] },
  ],
  maple: [
    { key: 'providerApplicant', name: '服务商管理员', permissions: [company, password, releaseNotes] },
    { key: 'seat', name: '坐席', permissions: [password] },
  ],
  quayside: [
    {
      key: 'providerApplicant',
      name: 'Provider administrator',
      permissions: [company, password, releaseNotes],
    },
    { key: 'seat', name: 'Seat', permissions: [password] },
  ],
  // A person without a company has none to describe.
  individual: [{ key: 'individual', name: 'Owner', permissions: [credentials, password, releaseNotes] }],
}
