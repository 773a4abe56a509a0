import type { tenantAdmin } from '@console/contracts'

const row: tenantAdmin.TenantRow = {
  id: 21,
  code: 'maple',
  kind: 'provider',
  nameEn: 'Maple Contact Centre',
  nameZh: '枫林客服',
  tenantType: 'Provider',
  authStatus: 'Unverified',
  timezone: 'Asia/Shanghai',
  credentialStatus: 2,
  credentialFlag: null,
  people: 14,
  createdAt: 1_760_000_000,
}

export const sampleTenant: tenantAdmin.TenantDetail = {
  ...row,
  shortName: null,
  currency: 'CNY',
  authRemark: null,
  contactPerson: 'Wen Li',
  contactTel: null,
  contactEmail: null,
  address: null,
  version: 4,
  businesses: [
    {
      id: 31,
      name: 'Appointments',
      industryId: 1,
      industryName: 'Retail',
      status: 'enabled',
      people: 3,
      version: 2,
    },
  ],
}

export const sampleTenants: tenantAdmin.TenantRow[] = [
  row,
  {
    ...row,
    id: 1,
    code: 'orchid',
    kind: 'platform',
    nameEn: 'Orchid Contact Ltd',
    nameZh: '兰花联络',
    tenantType: 'Receiver',
    authStatus: 'Verified',
  },
]
