import { stat } from '@console/contracts'
import { useHost } from '@console/sub-app'
import type { DayRange } from '@console/ui'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { rangeProblem } from './query-range.ts'

/** A cleared range before days are chosen. */
export const NO_DAYS: DayRange = ['', '']

/** Last day that lets any day be requested. */
export const ANY_DAY = '9999-12-31'

type RangeForm = {
  value: DayRange
  /** Later days cannot be chosen. */
  lastDay: string
  /** The zone of the days; the viewer's if absent. */
  zone?: string
  onChange: (range: DayRange) => void
  /** Why the days cannot be exported, each time it changes; null where they can. */
  onProblem: (problem: string | null) => void
}

/** The range of days of a query band: the props of its presets and its picker (STAT-013 to STAT-015). */
export function useRangeForm({ value, lastDay, onChange, onProblem, ...of }: RangeForm) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const days = stat.MAX_RANGE_DAYS + 1
  const problem = rangeProblem(value, lastDay)
  const text = problem === null ? undefined : formatMessage({ id: `stat.range.${problem}` }, { days })
  const report = useEffectEvent(onProblem)
  const exportProblem = problem === 'noDay' ? formatMessage({ id: 'global.export.noRange' }) : text
  useEffect(() => report(exportProblem ?? null), [exportProblem])
  const range = { value, zone: of.zone ?? timezone, onChange }
  const limit = lastDay === ANY_DAY ? 'stat.range.tooLong' : 'stat.range.limit'
  return {
    canInquire: problem === null,
    presets: { ...range, label: formatMessage({ id: 'stat.presets' }) },
    picker: {
      ...range,
      label: formatMessage({ id: 'stat.days' }),
      value: problem === 'noDay' ? null : value,
      onClear: () => onChange(NO_DAYS),
      lastDay,
      maxDaysApart: stat.MAX_RANGE_DAYS,
      limitNote: formatMessage({ id: limit }, { days }),
      error: text,
    },
  }
}
