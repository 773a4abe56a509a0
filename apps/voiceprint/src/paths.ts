/** Addresses of this sub-app as in its manifest. */
export const paths = {
  config: '/console/voiceprint/config',
  corpusCategory: '/console/voiceprint/corpusCategory',
  corpus: '/console/voiceprint/corpus',
  record: '/console/voiceprint/record',
} as const

/** The samples, filtered to one (VOICE-023). */
export function corpusAddress(corpusId: number): string {
  return `${paths.corpus}?corpusId=${corpusId}`
}
