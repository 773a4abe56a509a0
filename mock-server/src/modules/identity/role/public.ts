export { lockAdministration } from './administrators.ts'
export { mayGrant } from './grant-rule.ts'
