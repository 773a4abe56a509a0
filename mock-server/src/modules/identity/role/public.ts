export { lockAdministration } from './administrators.ts'
export { grantsFrom, mayGrant } from './grant-rule.ts'
