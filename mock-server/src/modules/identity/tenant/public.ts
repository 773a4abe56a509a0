export { canSeeTenant } from './tenant.policy.ts'
