export { lockAdministration } from './administrators.ts'
export { grantsFrom, canGrant } from './grant-rule.ts'
