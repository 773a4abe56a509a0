import { voiceprint } from '@console/contracts'

/**
 * Returns when the sample that a record matches was stored: the time of the entry with status 2, or of the most similar one
 * of several (VOICE-038); the time of the record where entries have no times.
 */
export function matchedAt({
  corpusList,
  corpusAt,
}: Pick<voiceprint.CheckRecord, 'corpusList' | 'corpusAt'>): number | undefined {
  const matching = corpusList.filter(({ status }) => status === voiceprint.CHECK_STATUS.consistent)
  return matching.toSorted((one, other) => other.score - one.score)[0]?.createAt ?? corpusAt
}
