export { alwaysEnabled } from './always-enabled.ts'
export { compiledLabels } from './compiled-labels.ts'
export { conversationsOf, type JudgedCall } from './conversations.store.ts'
export { detectLabels } from './detect-labels.ts'
export { knownHits, type DetectableLabel } from './detectable-labels.store.ts'
export {
  isJudgeable,
  judgeByLabel,
  newHits,
  rowOf,
  wordsOfHit,
  type CompiledDetectable,
  type DetectedHit,
} from './judge-call.ts'
export { pushHits } from './push-hits.ts'
