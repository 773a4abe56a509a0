import type { DayTrackStatus, DayTrackStatuses } from './lanes.ts'
import { useTrackTexts } from './track-texts.ts'
import styles from './DayTrack.module.css'

/** Every status with its colour and pattern (MON-073). */
export function TrackLegend({ statuses, hasUnknown }: { statuses: DayTrackStatuses; hasUnknown: boolean }) {
  const texts = useTrackTexts()
  const unknown: DayTrackStatus = { name: texts.unknown, colour: 'track-unknown', pattern: 'crossed' }
  return (
    <ul className={styles['legend']} aria-label={texts.legend}>
      {[...Object.entries(statuses), ...(hasUnknown ? [['', unknown] as const] : [])].map(
        ([key, { name, colour, pattern }]) => (
          <li key={key}>
            <span
              className={styles['swatch']}
              data-pattern={pattern}
              style={{ backgroundColor: `var(--${colour})` }}
              aria-hidden="true"
            />
            {name}
          </li>
        ),
      )}
    </ul>
  )
}
