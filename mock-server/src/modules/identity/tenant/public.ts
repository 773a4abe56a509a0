export { maySeeTenant } from './tenant.policy.ts'
