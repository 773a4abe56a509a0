// Separate exports, for no other page of statistics needs them.
export { SUGGESTION_DAYS, suggestions, type MatchedSuggestion } from './suggestions.ts'
export {
  LOGICS,
  MAX_SOURCES,
  MAX_SUGGESTION_NAME,
  MAX_SUGGESTION_RULES,
  MAX_SUGGESTION_TIPS,
  MAX_SUGGESTIONS,
  saveConfig,
  SOURCE_TYPE,
  USER_DATA_REFUSALS,
  config,
  type CheckConfig,
  type DataSource,
  type Logic,
  type SavedCheck,
  type SavedSource,
} from './user-data-config.ts'
