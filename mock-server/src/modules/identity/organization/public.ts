export { type Scope, scopeOf } from './organization-scope.ts'
