import type { DayTrackStatus } from '@console/ui/day-track'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { TRACK_LOOKS, type TrackStatus } from '../model/track-statuses.ts'

/** Name, colour and pattern of each status; needs `trackStatusTexts` in the texts of the page. */
export function useTrackStatuses(): Readonly<Record<TrackStatus, DayTrackStatus>> {
  const { formatMessage } = useIntl()
  return useMemo(() => {
    const named = (status: TrackStatus): DayTrackStatus => ({
      ...TRACK_LOOKS[status],
      name: formatMessage({ id: `track.status.${status}` }),
    })
    return {
      work: named('work'),
      productive: named('productive'),
      meeting: named('meeting'),
      coaching: named('coaching'),
      training: named('training'),
      online: named('online'),
      break: named('break'),
      shortBreak: named('shortBreak'),
      lunchBreak: named('lunchBreak'),
      idle: named('idle'),
      downtime: named('downtime'),
      leave: named('leave'),
      offline: named('offline'),
    }
  }, [formatMessage])
}
