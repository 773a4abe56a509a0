import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { RankChart } from './charts.ts'

type RankBarsProps = Omit<ComponentProps<typeof RankChart>, 'summary'>

/** A ranking as bars, with a sentence that names their number and the first of them. */
export function RankBars(props: RankBarsProps) {
  const { formatMessage } = useIntl()
  const { title, items } = props
  const summary = formatMessage(
    { id: 'stat.rank.summary' },
    { title, count: items.length, first: items[0]?.name ?? '' },
  )
  return <RankChart {...props} summary={summary} />
}
