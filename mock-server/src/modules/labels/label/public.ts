export { knownLabels } from './known-labels.ts'
export { canManageLabels } from './label.policy.ts'
export { findLabel, findLabels } from './label.store.ts'
export { ruleProblemsOf } from './settled-draft.ts'
