import { stat } from '@console/contracts'
import type { TableTotals } from '@console/ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { useTotalsFailure } from './use-totals-failure.tsx'
import { useStat } from '../page-query/stat-context.ts'
import type { NarrowedCalls } from '../model/stat-query.ts'
import { useListTotals } from '../queries/lists.ts'

/** Talk time and violations of all calls; why there are none where the calls are too many. */
export function useCallTotals(narrowed: NarrowedCalls): TableTotals | undefined {
  const { formatMessage, formatNumber } = useIntl()
  const { wire } = useStat()
  const totals = useListTotals({ ...wire, ...narrowed }, 'performance')
  const failure = useTotalsFailure(totals)
  if (totals.data === undefined) return failure
  const { performanceTotals: sums } = totals.data
  if (sums === undefined) {
    return { note: formatMessage({ id: 'stat.totals.tooMany' }, { count: stat.MAX_TOTALLED_CALLS }) }
  }
  return { values: { talkTime: durationText(sums.talkTime), violations: formatNumber(sums.violationCnt) } }
}
