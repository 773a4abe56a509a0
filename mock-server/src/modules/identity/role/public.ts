export { lockAdministration } from './administrators.ts'
export { grantsFrom, canGrant } from './grant-rule.ts'
export { grantableRights } from './grantable-rights.ts'
