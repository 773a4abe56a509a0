import { useHost } from '@console/sub-app'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { toDeviationReason, type Deviation } from '../../model/deviations.ts'
import type { TrackSegment } from '../../model/track-segments.ts'
import { minutesText } from './minutes-text.ts'

/** Why an interval is not as planned, as a sentence. */
export function useReasonText(): (deviation: Deviation, segments: readonly TrackSegment[]) => string {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  return useCallback(
    (deviation, segments) => {
      const { cause, isOpen, seconds, from, until, status } = toDeviationReason(deviation, segments, timezone)
      const reason = formatMessage(
        { id: `person.deviation.${cause}` },
        {
          length: minutesText(seconds, formatNumber),
          from,
          until,
          status: formatMessage({ id: status === null ? 'person.noStatus' : `track.status.${status}` }),
        },
      )
      return isOpen ? formatMessage({ id: 'person.deviation.open' }, { reason }) : reason
    },
    [formatMessage, formatNumber, timezone],
  )
}
