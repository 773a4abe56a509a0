import { PageTabs } from '@console/ui'
import { useIntl } from 'react-intl'
import { ContractorTable } from './contractors/ContractorTable.tsx'
import { DescriptionCard } from './DescriptionCard.tsx'
import { ManpowerCard } from './ManpowerCard.tsx'
import { OperationsCard } from './operations/OperationsCard.tsx'
import { canReadLog, type ProjectBodyProps } from './project-body.ts'
import { SECTIONS } from './project-detail.search.ts'
import styles from './ProjectDetailPage.module.css'
import { ProjectStatistics } from './ProjectStatistics.tsx'

/** The figures first; contractors, operations and description as tabs below. */
export function ProjectOnPhone({ project, search, onChange }: ProjectBodyProps) {
  const { formatMessage } = useIntl()
  const sections = SECTIONS.filter((section) => section !== 'operations' || canReadLog(project))
  const active = sections.find((section) => section === search.section) ?? 'contractors'
  return (
    <div className={styles['column']}>
      <ManpowerCard project={project} />
      <ProjectStatistics project={project} search={search} onChange={onChange} />
      <PageTabs
        label={formatMessage({ id: 'projectDetail.sections' })}
        tabs={sections.map((key) => ({ key, label: formatMessage({ id: `projectDetail.${key}` }) }))}
        active={active}
        onChange={(section) => {
          onChange({ section })
        }}
      >
        {active === 'contractors' && (
          <ContractorTable project={project} page={search.page} onOpen={onChange} />
        )}
        {active === 'operations' && (
          <OperationsCard projectId={project.id} onFullLog={() => onChange({ log: true })} />
        )}
        {active === 'description' && <DescriptionCard description={project.description} />}
      </PageTabs>
    </div>
  )
}
