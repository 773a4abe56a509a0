import type { user } from '@console/contracts'

/** A manager of a verified tenant with two business types; tests override what they check. */
export const testUser: user.UserInfo = {
  userId: 7,
  id: 7,
  username: 'manager',
  tenantId: 3,
  tenantName: 'Orchid Contact Ltd',
  selectedBusinessTypeId: 11,
  individual: false,
  avatar: null,
  timezone: 'Asia/Shanghai',
  currency: 'CNY',
  credentialStatus: 2,
  credentialFlag: 1,
  orgId: 5,
  orgName: 'Peony team',
  name: 'Shen Qiao',
  nickName: null,
  type: 'TeamAdmin',
  teamOrgId: 5,
  tenantAdmin: true,
  tenantType: 'Standard',
  tenantAuthStatus: 'Verified',
  businessTypes: [
    { businessTypeId: 11, businessTypeName: 'Winter renewals' },
    { businessTypeId: 12, businessTypeName: 'Spring card activation' },
  ],
}
