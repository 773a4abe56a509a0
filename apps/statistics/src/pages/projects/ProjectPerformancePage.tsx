import { useIntl } from 'react-intl'
import { projectPaths } from '../../paths.ts'
import { ProjectPage } from '../../project/ProjectPage.tsx'
import { PerformanceParts, RATES } from './PerformanceParts.tsx'

/** Results of the calls for a project (RPT-024). */
export function ProjectPerformancePage() {
  const { formatMessage } = useIntl()
  return (
    <ProjectPage
      title={formatMessage({ id: 'stat.projectPerformance' })}
      path={projectPaths.performance}
      exported={(wire) => ({ kind: 'statTable', filter: { ...wire, type: 'projectPerformance' } })}
      parts={RATES.map(({ id }) => formatMessage({ id: `stat.rate.${id}` }))}
    >
      <PerformanceParts />
    </ProjectPage>
  )
}
