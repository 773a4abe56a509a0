export { alwaysEnabled } from './always-enabled.ts'
export { CAN_BE_FOUND, IS_JUDGEABLE, isJudgeable, IS_OF_CALL } from './is-judgeable.ts'
export { compiledLabels } from './compiled-labels.ts'
export { findConversations, type JudgedCall } from './conversations.store.ts'
export { detectLabels } from './detect-labels.ts'
export { knownHits, type DetectableLabel } from './detectable-labels.store.ts'
export {
  CostlyLabelError,
  judgeByLabel,
  newHits,
  toHitRow,
  wordsOfHit,
  type CompiledDetectable,
  type DetectedHit,
} from './judge-call.ts'
export { refuseCostlyExpressions } from './refuse-costly-expressions.ts'
export { pushHits } from './push-hits.ts'
