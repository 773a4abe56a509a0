import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { clockParts } from '../time/duration-text.ts'
import { clockText } from './clock-text.ts'
import type { DayTrackLane, DayTrackSegment, DayTrackStatuses } from './lanes.ts'
import { useTrackTexts } from './track-texts.ts'

export type SegmentWords = {
  name: string
  /** `13:34–13:56, 22 minutes` */
  time: string
  /** Alerts, corrections and what is not as planned, within it. */
  notes: string[]
}

export type TrackWords = ReturnType<typeof useTrackWords>

/** Words of tooltip, table and screen readers for a segment (MON-082). */
export function useTrackWords(statuses: DayTrackStatuses, zone: string) {
  const { formatNumber } = useIntl()
  const texts = useTrackTexts()
  return useMemo(() => {
    const unit = (value: number, name: 'hour' | 'minute' | 'second') =>
      value === 0 ? [] : [formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'long' })]
    /** `1 hour 5 minutes` */
    const formatDuration = (length: number): string => {
      const [hours, minutes, seconds] = clockParts(length)
      return [...unit(hours, 'hour'), ...unit(minutes, 'minute'), ...unit(seconds, 'second')].join(' ')
    }
    const getStatusName = (status: string): string => statuses[status]?.name ?? texts.unknown
    const formatTimeRange = ({ begin, end }: { begin: number; end: number }, lane: DayTrackLane): string =>
      `${clockText(begin, lane, zone)}–${clockText(end, lane, zone)}, ${formatDuration(end - begin)}`
    const ofSegment = (segment: DayTrackSegment, lane: DayTrackLane): SegmentWords => ({
      name: getStatusName(segment.status),
      time: formatTimeRange(segment, lane),
      notes: listSegmentNotes(segment, lane, zone),
    })
    return { lengthOf: formatDuration, nameOf: getStatusName, timeOf: formatTimeRange, ofSegment }
  }, [formatNumber, texts, statuses, zone])
}

function listSegmentNotes({ begin, end }: DayTrackSegment, lane: DayTrackLane, zone: string): string[] {
  const marks = (lane.marks ?? []).filter(({ at }) => at >= begin && at < end)
  const gaps = (lane.gaps ?? []).filter((gap) => gap.begin < end && gap.end > begin)
  return [
    ...marks.map(({ text, at }) => `${text} (${clockText(at, lane, zone)})`),
    ...gaps.map(({ text }) => text),
  ]
}
