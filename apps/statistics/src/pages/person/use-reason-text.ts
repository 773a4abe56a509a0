import { useHost } from '@console/sub-app'
import { clockParts } from '@console/ui/time'
import { useCallback } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { type Deviation, toDeviationReason } from '../../model/deviations.ts'
import type { TrackSegment } from '../../model/track-segments.ts'

const MINUTE = 60

/** Explains in a sentence why an interval differs from the plan. */
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

/** `1 hour 5 minutes`; below a minute its seconds. */
function minutesText(seconds: number, formatNumber: IntlShape['formatNumber']): string {
  const unit = (value: number, name: string) =>
    formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'long' })
  if (seconds < MINUTE) return unit(seconds, 'second')
  const [hours, minutes] = clockParts(seconds)
  return [
    ...(hours > 0 ? [unit(hours, 'hour')] : []),
    ...(minutes > 0 ? [unit(minutes, 'minute')] : []),
  ].join(' ')
}
