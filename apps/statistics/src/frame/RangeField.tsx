import { tierPart } from '@console/sub-app'
import { BandRangeButton, type BandRangePickerProps, type RangeWish } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'

type PartProps = BandRangePickerProps & { begin: RangeWish | null; onWish: (wish: RangeWish | null) => void }

const Picker = tierPart<PartProps>({
  tier: 'data',
  load: async () =>
    (await import(/* webpackChunkName: "on-demand-range-picker" */ './range-picker.ts')).BandRangePicker,
  isNeeded: ({ begin }) => begin !== null,
  Loading: RangeButton,
  Failed: RangeFailed,
})

/** A range of days, whose picker comes with the tier of tables once somebody points at it or enters it. */
export function RangeField(props: BandRangePickerProps) {
  const [wish, setWish] = useState<RangeWish | null>(null)
  return <Picker {...props} begin={wish} onWish={setWish} />
}

function RangeButton(props: PartProps) {
  return <BandRangeButton {...props} isAwaited={props.begin !== null} />
}

/** The next click loads it again. */
function RangeFailed({ onRetry, ...props }: PartProps & { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <BandRangeButton
      {...props}
      error={formatMessage({ id: 'stat.range.failed' })}
      isAwaited={false}
      onWish={(wish) => {
        if (wish?.isOpen !== true) return
        props.onWish(wish)
        onRetry()
      }}
    />
  )
}
