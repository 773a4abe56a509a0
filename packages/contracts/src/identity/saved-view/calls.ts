export {
  MAX_VIEWS,
  MAX_VIEWS_PER_PAGE,
  remove,
  rename,
  save,
  setStart,
  VIEW_NAME_MAX,
  VIEW_REFUSALS,
  VIEW_SEARCH_MAX,
} from './change-calls.ts'
export { isView, searchProblem, VIEW_PATH_PATTERN, type SearchProblem } from './view-rules.ts'
export { list, type SavedView } from './view.ts'
