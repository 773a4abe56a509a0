export { canManageCompany } from './company.policy.ts'
export {
  findCompany,
  findInvitation,
  consumeInvitation as spendInvitation,
  updateUpdateKey,
} from './company.store.ts'
export { invitationView } from './invitation-view.ts'
