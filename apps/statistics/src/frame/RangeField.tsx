import { tierPart } from '@console/sub-app'
import { BandRangeButton, type BandRangePickerProps, type RangeEntry } from '@console/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

type PartProps = BandRangePickerProps & {
  begin: RangeEntry | null
  onEntry: (entry: RangeEntry | null) => void
}

const Picker = tierPart<PartProps>({
  tier: 'data',
  load: async () =>
    (await import(/* webpackChunkName: "on-demand-range-picker" */ './range-picker.ts')).BandRangePicker,
  isNeeded: ({ begin }) => begin !== null,
  Loading: RangeButton,
  Failed: RangeFailed,
})

/** A range of days, whose picker comes with the tier of calendars once somebody points at it or enters it. */
export function RangeField(props: BandRangePickerProps) {
  const [entry, setEntry] = useState<RangeEntry | null>(null)
  return <Picker {...props} begin={entry} onEntry={setEntry} />
}

function RangeButton(props: PartProps) {
  return <BandRangeButton {...props} isAwaited={props.begin !== null} />
}

/** The next click loads it again; what else does, such as a connection that comes back, opens nothing. */
function RangeFailed({ onRetry, ...props }: PartProps & { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  const { onEntry } = props
  useEffect(() => onEntry(null), [onEntry])
  return (
    <BandRangeButton
      {...props}
      error={formatMessage({ id: 'stat.range.failed' })}
      isAwaited={false}
      onEntry={(entry) => {
        if (entry?.isOpen !== true) return
        onEntry(entry)
        onRetry()
      }}
    />
  )
}
