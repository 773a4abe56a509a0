import { Explained } from '@console/domain-ui'
import { useIntl } from 'react-intl'
import { usePercent } from '../../components/use-percent.ts'
import { toQuality } from '../../model/dataset-quality.ts'
import styles from './DatasetPage.module.css'
import { usePoints } from './MoveText.tsx'
import { DAYS_BEFORE, type DayMoves } from './use-day-moves.ts'

/** Precision and recall of the day, and how far they are from those of the day before. */
export function DayChanges({ moves: { judged, before } }: { moves: DayMoves }) {
  const { formatMessage, formatDate } = useIntl()
  const percent = usePercent()
  const points = usePoints()
  const now = toQuality(judged)
  const then = before && toQuality(before.judged)
  const formatFigure = (id: 'precision' | 'recall'): string => {
    const figure = now[id]
    const earlier = then?.[id] ?? null
    if (figure === null) return `- (${formatMessage({ id: `stat.dataset.${id}.none` })})`
    const values = { value: percent(figure.value), part: figure.part, whole: figure.whole }
    if (earlier === null) return formatMessage({ id: 'stat.dataset.day.value' }, values)
    const change = points(figure.value - earlier.value)
    return formatMessage(
      { id: 'stat.dataset.day.change' },
      { ...values, change, before: percent(earlier.value) },
    )
  }
  return (
    <>
      <dl className={styles['changes']}>
        {(['precision', 'recall'] as const).map((id) => (
          <div key={id}>
            <dt>
              <Explained text={formatMessage({ id: `stat.dataset.${id}.formula` })}>
                {formatMessage({ id: `stat.dataset.${id}` })}
              </Explained>
            </dt>
            <dd>{formatFigure(id)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>
        {before === null
          ? formatMessage({ id: 'stat.dataset.day.first' }, { days: DAYS_BEFORE })
          : formatMessage(
              { id: 'stat.dataset.day.before' },
              { day: formatDate(`${before.day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }) },
            )}
      </p>
    </>
  )
}
