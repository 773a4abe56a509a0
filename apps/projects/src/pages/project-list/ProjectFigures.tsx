import { FigureCards, useIsMobile } from '@console/ui'
import { useIntl } from 'react-intl'
import { useProjectOverview, useProjectStat } from '../../queries/projects.ts'
import styles from './ProjectListPage.module.css'

/** The company's projects in four figures (PROJ-002). When one call fails the other's figures stay. */
export function ProjectFigures() {
  const { formatMessage, formatNumber } = useIntl()
  const isMobile = useIsMobile()
  const overview = useProjectOverview()
  const stat = useProjectStat()
  const figure = (key: 'all' | 'ongoing' | 'cooperations' | 'manpower', text: string | null) => ({
    key,
    label: formatMessage({ id: `projectList.figure.${key}${isMobile ? '.short' : ''}` }),
    note: formatMessage({ id: `projectList.figure.${key}.note` }),
    text,
  })
  const formatFigure = (value: number | undefined, isFailed: boolean, isChange = false) => {
    if (value !== undefined) return formatNumber(value, isChange ? { signDisplay: 'exceptZero' } : {})
    return isFailed ? formatMessage({ id: 'project.none' }) : null
  }
  const failed = [overview, stat].filter(({ isError }) => isError)
  return (
    <div>
      <FigureCards
        label={formatMessage({ id: 'projectList.figures' })}
        figures={[
          figure('all', formatFigure(overview.data?.totalCnt, overview.isError)),
          figure('ongoing', formatFigure(overview.data?.processCnt, overview.isError)),
          figure('cooperations', formatFigure(stat.data?.bizAddition, stat.isError)),
          figure('manpower', formatFigure(stat.data?.manpowerChange, stat.isError, true)),
        ]}
      />
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
    </div>
  )
}
