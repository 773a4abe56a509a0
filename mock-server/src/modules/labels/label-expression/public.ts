export {
  findExpressions,
  patternsIn,
  compileCachedRegex as searchedBefore,
  searchInThread,
} from './found-expressions.ts'
