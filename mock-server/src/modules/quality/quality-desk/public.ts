export { REJECTED, scoreRuleOf } from './scores.store.ts'
