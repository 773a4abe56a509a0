import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { versionFromZero } from '../../shared/wire.ts'
import { answeredSettings, settings } from './settings.ts'

export {
  addCategory,
  catalogName,
  categories,
  CATEGORY_REFUSALS,
  MAX_CATEGORIES,
  MAX_CATEGORY_CHARACTERS,
  removeCategory,
  renameCategory,
  type Category,
} from './category.ts'
export {
  checkFilter,
  type CheckFilter,
  canBeFalseAlarm,
  CHECK_STATUS,
  isEditable,
  type CheckStatus,
  ANY_STATUS,
} from './filters.ts'
export {
  addVoice,
  checks,
  exportCheckResult,
  manualRevise,
  MAX_REVISE_REASON_CHARACTERS,
  PROGRESS,
  REASONS,
  removeCheck,
  REVISE_REFUSALS,
  type CheckCorpusEntry,
  type CheckProgress,
  type CheckReason,
  type CheckRecord,
} from './check.ts'
export {
  corpora,
  CORPUS_ORDERS,
  CORPUS_STATUS,
  removeCorpus,
  type Corpus,
  type CorpusStatus,
} from './corpus.ts'
export { CONDITIONS, measuredErrors, type Condition, type MeasuredErrors } from './measured-errors.ts'
export { SCORE_BINS, scoreDistribution, type ScoreDistribution } from './distribution.ts'
export {
  ADVISED_CORPORA_NUM,
  CHECK_FREQUENCY_DAYS,
  CORPORA_NUM,
  DEFAULT_SETTINGS,
  INITIAL_SETTINGS,
  RECORD_EXPIRATION_DAYS,
  settings,
  SIMILARITY_THRESHOLD,
  TRIGGER_THRESHOLD,
  type Settings,
} from './settings.ts'

/** Seconds for which a playback address is valid, unless the requester's session ends before. */
export const PLAY_LINK_SECONDS = 900

/** The six settings of the company; pages take the default of what a server leaves out (VOICE-003). */
export const config = defineCall({
  id: 'voiceprint.config',
  documented: true,
  path: '/api/dolphin-ai/voiceprint/config',
  data: answeredSettings,
})

/** Replaces all six settings (VOICE-012). Answers 409 if `version` is not the current one: somebody else saved meanwhile. */
export const saveConfig = defineCall({
  id: 'voiceprint.saveConfig',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/voiceprint/config',
  body: settings.extend({ version: ours(versionFromZero) }),
})
