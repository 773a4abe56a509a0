import { useIntl } from 'react-intl'
import type { ShownLabel } from '../../model/label-counts.ts'
import type { LabelRow } from '../../queries/labels.ts'
import { LabelCount } from './LabelCount.tsx'
import { LabelPerson } from './LabelPerson.tsx'
import styles from '../../components/RowCard.module.css'

/** A person with their labels on a phone. */
export function LabelUserCard({ row, labels }: { row: LabelRow; labels: readonly ShownLabel[] }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <div className="ui-stack ui-items-start ui-pad-12-16">
      <LabelPerson row={row} />
      <dl className={styles['facts']}>
        {(['totalCall', 'callCount'] as const).map((figure) => (
          <div key={figure}>
            <dt>{formatMessage({ id: `stat.label.${figure}` })}</dt>
            <dd>{formatNumber(row[figure])}</dd>
          </div>
        ))}
        {labels.map((label) => (
          <div key={label.id}>
            <dt>{label.name}</dt>
            <dd>
              <LabelCount row={row} label={label} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
