import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import styles from './FigureCards.module.css'

export type Figure = {
  key: string
  label: string
  /** Exact definition of what is counted. */
  note: string
  /** null while it is loading. */
  text: string | null
}

/** Figures beside each other, in a strip on a phone. */
export function FigureCards({ label, figures }: { label: string; figures: readonly Figure[] }) {
  const { formatMessage } = useIntl()
  return (
    <dl className={`ui-flex ui-gap-12 ${styles['figures']}`} aria-label={label}>
      {figures.map(({ key, label: name, note, text }) => (
        <div key={key} className={`ui-stack ui-fill ui-pad-12-16 ui-card ${styles['figure']}`}>
          <dt title={note}>{name}</dt>
          <dd>
            {text ?? (
              <span role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
                <Skeleton.Button active size="small" />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
