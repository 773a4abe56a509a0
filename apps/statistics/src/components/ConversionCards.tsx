import type { stat } from '@console/contracts'
import { useIntl } from 'react-intl'
import { useStat } from '../frame/stat-context.ts'
import { countFigures } from './count-figures.ts'
import { FigureCard } from './FigureCard.tsx'

/** Counts of calls with their rates, both beside those of a week before (STAT-071, STAT-072). */
export function ConversionCards({ summary }: { summary: stat.OrgSummary }) {
  const { formatMessage, formatNumber } = useIntl()
  const { modules } = useStat()
  const text = (id: string) => formatMessage({ id })
  return countFigures(summary, modules).map(({ id, rate, ...compared }) => (
    <FigureCard
      key={id}
      label={text(`stat.count.${id}`)}
      note={text(`stat.count.${id}.note`)}
      text={formatNumber(compared.now)}
      compared={compared}
      {...(rate === null
        ? {}
        : {
            rate: {
              value: rate.now,
              before: rate.before,
              formula: text(`stat.rate.${id}.formula`),
            },
          })}
    />
  ))
}
