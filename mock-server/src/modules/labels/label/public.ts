export { knownLabels } from './known-labels.ts'
export { findLabels } from './label.store.ts'
