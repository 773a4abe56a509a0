import { voiceprint } from '@console/contracts'

/**
 * When the sample that a record matches was stored: of the entry with status 2, of several the most alike (VOICE-038); of the record
 * where entries have no times.
 */
export function matchedAt({
  corpusList,
  corpusAt,
}: Pick<voiceprint.CheckRecord, 'corpusList' | 'corpusAt'>): number | undefined {
  const matching = corpusList.filter(({ status }) => status === voiceprint.CHECK_STATUS.consistent)
  return matching.toSorted((one, other) => other.score - one.score)[0]?.createAt ?? corpusAt
}
