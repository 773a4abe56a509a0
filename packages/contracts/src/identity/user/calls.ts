// The console's own parts request the signed-in person only, so that the directory is not in their bundle.
export {
  organizationNode,
  organizationList,
  listEnum,
  list,
  type OrganizationNode,
} from './directory-calls.ts'
export {
  businessType,
  tenantType,
  tenantAuthStatus,
  userType,
  userInfo,
  info,
  type BusinessType,
  type UserInfo,
} from './info-call.ts'
