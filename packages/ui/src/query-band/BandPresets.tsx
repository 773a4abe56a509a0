import { Segmented } from 'antd'
import { useIntl } from 'react-intl'
import { findPreset, lastDays, RANGE_PRESETS, type RangePresetId } from '../time/range-presets.ts'
import type { DayRange } from '../time/zoned-time.ts'

type BandPresetsProps = {
  label: string
  value: DayRange
  /** The zone of the days: its today ends the presets (R21). */
  zone: string
  onChange: (range: DayRange) => void
}

/** The presets of a range of days beside its picker, one click away; none is chosen for another range (SHELL-099). */
export function BandPresets({ label, value, zone, onChange }: BandPresetsProps) {
  const { formatMessage } = useIntl()
  return (
    <Segmented<RangePresetId | ''>
      aria-label={label}
      value={findPreset(value, zone) ?? ''}
      options={RANGE_PRESETS.map(({ id }) => ({
        value: id,
        label: (
          <span data-short={formatMessage({ id: `ui.preset.${id}.short` })}>
            {formatMessage({ id: `ui.preset.${id}` })}
          </span>
        ),
      }))}
      onChange={(chosen) => {
        const days = RANGE_PRESETS.find(({ id }) => id === chosen)?.days
        if (days !== undefined) onChange(lastDays(days, zone))
      }}
    />
  )
}
