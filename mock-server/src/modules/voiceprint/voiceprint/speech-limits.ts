/** Speech that a comparison needs. */
export const NEEDED_SPEECH_SECONDS = 5
/** More speech makes a voice hardly more certain, and its sample larger. */
export const MAX_SPEECH_SECONDS = 60
