export { type Scope, scopeOf, scopesOf, seesBeyond, staysWithin } from './organization-scope.ts'
