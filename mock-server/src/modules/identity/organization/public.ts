export {
  type Scope,
  findScope,
  findScopes,
  organizationsBelow,
  seesBeyond,
  staysWithin,
} from './organization-scope.ts'
export { lockPresentOrganizations } from './organization.store.ts'
export { requireOrganization } from './require-organization.ts'
