import type { CSSProperties } from 'react'
import { UNKNOWN_LOOK, type DayTrackStatus, type DayTrackStatuses } from './lanes.ts'
import { inkOn, PATTERN_ALPHA } from './patterns.ts'
import { useTrackTexts } from './track-texts.ts'
import { usePrinting } from './use-printing.ts'
import { useTrackColours } from './use-track-colours.ts'
import styles from './DayTrack.module.css'

/** More than in the drawing: a sample is small. */
const LEGEND_ALPHA = 0.45

/** Every status with its colour and pattern (MON-073). */
export function TrackLegend({ statuses, hasUnknown }: { statuses: DayTrackStatuses; hasUnknown: boolean }) {
  const texts = useTrackTexts()
  const colours = useTrackColours()
  const alpha = usePrinting() ? PATTERN_ALPHA.paper : LEGEND_ALPHA
  const unknown: DayTrackStatus = { name: texts.unknown, ...UNKNOWN_LOOK }
  return (
    <ul className={styles['legend']} aria-label={texts.legend}>
      {[...Object.entries(statuses), ...(hasUnknown ? [['', unknown] as const] : [])].map(
        ([key, { name, colour, pattern }]) => (
          <li key={key}>
            <span
              className={`${styles['swatch'] ?? ''} ${styles['patterned'] ?? ''}`}
              data-pattern={pattern}
              style={toSwatchStyle(colours[colour], inkOn(colours[colour], alpha))}
              aria-hidden="true"
            />
            {name}
          </li>
        ),
      )}
    </ul>
  )
}

function toSwatchStyle(backgroundColor: string, ink: string): CSSProperties & Record<`--${string}`, string> {
  return { backgroundColor, '--ink': ink }
}
