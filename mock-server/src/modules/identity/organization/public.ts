export { type Scope, scopeOf, seesBeyond, staysWithin } from './organization-scope.ts'
