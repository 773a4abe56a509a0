import { useHost } from '@console/sub-app'
import { findPreset, type DayRange } from '@console/ui'
import { useIntl } from 'react-intl'

/** A range of days as text: "last 7 days", or its first and last day. */
export function useRangeText() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (range: DayRange): string => {
    const preset = findPreset(range, timezone)
    return preset === null
      ? formatMessage({ id: 'audit.range.days' }, { from: range[0], to: range[1] })
      : formatMessage({ id: `audit.range.${preset}` })
  }
}
