export { findExpressions, patternsIn, searchedBefore, searchInThread } from './found-expressions.ts'
