import { Explained } from '@console/domain-ui'
import { useIntl } from 'react-intl'
import { usePercent } from '../../components/use-percent.ts'
import type { Quality } from '../../model/dataset-quality.ts'
import styles from './DatasetPage.module.css'

const FIGURES = ['precision', 'recall', 'f1'] as const

/** The figures of the whole range, each with its formula and what it is a part of; "-" and why where it is of nothing. */
export function SeriesFigures({ quality }: { quality: Quality }) {
  const { formatMessage } = useIntl()
  const percent = usePercent()
  return (
    <dl className={styles['figures']}>
      {FIGURES.map((id) => {
        const figure = quality[id]
        return (
          <div key={id}>
            <dt>
              <Explained text={formatMessage({ id: `stat.dataset.${id}.formula` })}>
                {formatMessage({ id: `stat.dataset.${id}` })}
              </Explained>
            </dt>
            <dd className={styles['value']}>{figure === null ? '-' : percent(figure.value)}</dd>
            <dd className={styles['part']}>
              {figure === null
                ? formatMessage({ id: `stat.dataset.${id}.none` })
                : formatMessage({ id: 'stat.dataset.part' }, { part: figure.part, whole: figure.whole })}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
