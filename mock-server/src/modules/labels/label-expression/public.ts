export { findExpressions, patternsIn, compileCachedRegex, searchInThread } from './found-expressions.ts'
