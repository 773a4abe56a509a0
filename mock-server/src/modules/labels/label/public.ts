export { knownLabels } from './known-labels.ts'
export { canManageLabels } from './label.policy.ts'
export { findLabels } from './label.store.ts'
