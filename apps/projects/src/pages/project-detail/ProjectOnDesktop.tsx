import type { ProjectBodyProps } from './project-body.ts'
import { ContractorTable } from './contractors/ContractorTable.tsx'
import { DescriptionCard } from './DescriptionCard.tsx'
import { ManpowerCard } from './ManpowerCard.tsx'
import { OperationsCard } from './operations/OperationsCard.tsx'
import styles from './ProjectDetailPage.module.css'
import { ProjectStatistics } from './ProjectStatistics.tsx'
import { canReadLog } from './project-body.ts'

/** Everything about a project side by side. */
export function ProjectOnDesktop({ project, search, onChange }: ProjectBodyProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        <ManpowerCard project={project} />
        <ContractorTable project={project} page={search.page} onOpen={onChange} />
        <ProjectStatistics project={project} search={search} onChange={onChange} />
        <DescriptionCard description={project.description} />
      </div>
      {canReadLog(project) && (
        <OperationsCard projectId={project.id} onFullLog={() => onChange({ log: true })} />
      )}
    </div>
  )
}
