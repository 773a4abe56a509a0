import { useHost } from '@console/sub-app'
import { durationText, formatClock } from '@console/ui/time'
import { useIntl } from 'react-intl'
import type { Deviation } from '../model/deviations.ts'

/** Why an interval was not as planned, in a sentence; needs `deviationTexts` in the texts of the page. */
export function useDeviationText(): (deviation: Deviation) => string {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return ({ cause, begin, end, shiftStart, shiftEnd }) =>
    formatMessage(
      { id: `deviation.${cause}` },
      {
        start: formatClock(shiftStart, timezone),
        end: formatClock(shiftEnd, timezone),
        length: durationText(end - begin),
      },
    )
}
