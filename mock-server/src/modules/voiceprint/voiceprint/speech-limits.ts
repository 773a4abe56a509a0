import { BUILT_IN_NEEDED_DB, SHERPA_NEEDED_DB } from '@console/voice-check'
import type { Config } from '../../../platform/config.ts'

/** Speech that a comparison needs. */
export const NEEDED_SPEECH_SECONDS = 5
/** More speech makes a voice hardly more certain, and its sample larger. */
export const MAX_SPEECH_SECONDS = 60

/** Decibels by which a voice must be louder than the noise, for the model that is used. */
export function neededSignalToNoise({ voiceprintModel }: Pick<Config, 'voiceprintModel'>): number {
  return voiceprintModel === null ? BUILT_IN_NEEDED_DB : SHERPA_NEEDED_DB
}
