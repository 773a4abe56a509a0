import { useIntl } from 'react-intl'
import { COMPARISON_METRICS, type ComparedRow } from '../comparison-metrics.ts'
import styles from './ContractorComparison.module.css'
import { ShareBar } from './ShareBar.tsx'
import { useFigureText } from './use-figure-text.ts'

/** A contractor on a phone: the compared figure with its bar, the others below. */
export function ComparedContractor({ row }: { row: ComparedRow }) {
  const { formatMessage } = useIntl()
  const figureText = useFigureText()
  const { metric } = row
  return (
    <div className={styles['card']}>
      <span className={styles['cardHead']}>
        <strong>{row.tenantName}</strong>
        <span>{figureText(metric, row[metric])}</span>
      </span>
      <ShareBar row={row} />
      <dl className={styles['figures']}>
        {COMPARISON_METRICS.filter((other) => other !== metric).map((other) => (
          <div key={other} className={styles['figure']}>
            <dt>{formatMessage({ id: `comparison.${other}` })}</dt>
            <dd>{figureText(other, row[other])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
