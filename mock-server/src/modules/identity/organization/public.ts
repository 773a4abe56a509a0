export { type Scope, findScope, findScopes, seesBeyond, staysWithin } from './organization-scope.ts'
