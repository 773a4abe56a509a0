export { canManageCompany } from './company.policy.ts'
export { findCompany, findInvitation, consumeInvitation, updateUpdateKey } from './company.store.ts'
export { invitationView } from './invitation-view.ts'
export { findCompanySteps } from './setup-steps.store.ts'
