import { useIntl } from 'react-intl'
import { useStat } from '../page-query/stat-context.ts'
import { CALLS_OF, countFigures } from './count-figures.ts'
import { CountLink } from './CountLink.tsx'
import { FigureCard } from './FigureCard.tsx'
import type { Summary } from './summary.ts'

/** Counts of calls with their rates, both beside those of a week before (STAT-071, STAT-072). */
export function ConversionCards({ summary }: { summary: Summary }) {
  const { formatMessage, formatNumber } = useIntl()
  const { modules } = useStat()
  const text = (id: string) => formatMessage({ id })
  return countFigures(summary, modules).map(({ id, value, rate, compared }) => (
    <FigureCard
      key={id}
      labelId={`stat.count.${id}`}
      text={
        <CountLink label={text(`stat.count.${id}`)} shows={CALLS_OF[id]}>
          {formatNumber(value)}
        </CountLink>
      }
      compared={compared}
      {...(rate !== null && { rate: { value: rate, formula: text(`stat.rate.${id}.formula`) } })}
    />
  ))
}
