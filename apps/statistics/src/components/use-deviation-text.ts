import type { DataOf, monitor } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import { durationText } from '../model/figure-text.ts'

type Deviation = DataOf<typeof monitor.deviations>['deviationList'][number]

/** Why an interval was not as planned, in a sentence; needs `deviationMessages` in the texts of the page. */
export function useDeviationText(): (deviation: Deviation) => string {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const clock = (seconds: number) => formatTime(seconds, timezone).slice(11, 16)
  return ({ cause, begin, end, shiftStart, shiftEnd }) =>
    formatMessage(
      { id: `deviation.${cause}` },
      { start: clock(shiftStart), end: clock(shiftEnd), length: durationText(end - begin) },
    )
}
