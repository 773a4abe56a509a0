import { canOpen } from '../../../access/policy.ts'

/** Each page has its own calls (R44); the picker of categories belongs to the check records too. */
export const canOpenRecords = canOpen('voiceprint.record')
export const canOpenCorpora = canOpen('voiceprint.corpus')
export const canOpenCategories = canOpen('voiceprint.category')
export const canReadCategories = canOpen('voiceprint.category', 'voiceprint.record')
export const canOpenSettings = canOpen('voiceprint.config')
/** Voices are played on both pages that list them. */
export const canPlay = canOpen('voiceprint.record', 'voiceprint.corpus')
