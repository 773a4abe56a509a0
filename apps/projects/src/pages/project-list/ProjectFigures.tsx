import { useIsMobile } from '@console/ui'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useProjectOverview, useProjectStat } from '../../queries/projects.ts'
import styles from './ProjectListPage.module.css'

type Figure = { key: 'all' | 'ongoing' | 'cooperations' | 'manpower'; text: string | null; isFailed: boolean }

/** The company's projects in four figures (PROJ-002). One call that fails leaves the figures of the other. */
export function ProjectFigures() {
  const { formatMessage, formatNumber } = useIntl()
  const isMobile = useIsMobile()
  const overview = useProjectOverview()
  const stat = useProjectStat()
  const all = overview.data && formatNumber(overview.data.totalCnt)
  const ongoing = overview.data && formatNumber(overview.data.processCnt)
  const cooperations = stat.data && formatNumber(stat.data.bizAddition)
  const manpower = stat.data && formatNumber(stat.data.manpowerChange, { signDisplay: 'exceptZero' })
  const figures: Figure[] = [
    { key: 'all', text: all ?? null, isFailed: overview.isError },
    { key: 'ongoing', text: ongoing ?? null, isFailed: overview.isError },
    { key: 'cooperations', text: cooperations ?? null, isFailed: stat.isError },
    { key: 'manpower', text: manpower ?? null, isFailed: stat.isError },
  ]
  const failed = [overview, stat].filter(({ isError }) => isError)
  return (
    <section aria-label={formatMessage({ id: 'projectList.figures' })}>
      <dl className={styles['figures']}>
        {figures.map(({ key, text, isFailed }) => (
          <div key={key} className={styles['figure']}>
            <dt title={formatMessage({ id: `projectList.figure.${key}.note` })}>
              {formatMessage({ id: `projectList.figure.${key}${isMobile ? '.short' : ''}` })}
            </dt>
            <dd>{text ?? (isFailed ? formatMessage({ id: 'project.none' }) : <Waiting />)}</dd>
          </div>
        ))}
      </dl>
      {failed.length > 0 && (
        <p className={styles['figuresFailed']} role="alert">
          {formatMessage({ id: 'projectList.figures.failed' })}{' '}
          <button
            type="button"
            className={styles['again']}
            onClick={() => {
              for (const query of failed) void query.refetch()
            }}
          >
            {formatMessage({ id: 'ui.retry' })}
          </button>
        </p>
      )}
    </section>
  )
}

function Waiting() {
  const { formatMessage } = useIntl()
  return (
    <span role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      <Skeleton.Button active size="small" />
    </span>
  )
}
