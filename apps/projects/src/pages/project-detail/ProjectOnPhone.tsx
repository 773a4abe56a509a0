import { Tabs } from 'antd'
import { useIntl } from 'react-intl'
import { ContractorTable } from './contractors/ContractorTable.tsx'
import { DescriptionCard } from './DescriptionCard.tsx'
import { ManpowerCard } from './ManpowerCard.tsx'
import { OperationsCard } from './operations/OperationsCard.tsx'
import { mayReadLog, type ProjectBodyProps } from './project-body.ts'
import { SECTIONS, type Section } from './project-detail.search.ts'
import styles from './ProjectDetailPage.module.css'
import { StatisticsCard } from './StatisticsCard.tsx'

/** The figures first; contractors, operations and description take turns below. */
export function ProjectOnPhone({ project, search, onChange }: ProjectBodyProps) {
  const { formatMessage } = useIntl()
  const sections = SECTIONS.filter((section) => section !== 'operations' || mayReadLog(project))
  const shown = sections.find((section) => section === search.section) ?? 'contractors'
  const count = project.assignments.length
  const labelOf = (section: Section) =>
    `${formatMessage({ id: `projectDetail.${section}` })}${section === 'contractors' ? ` ${count}` : ''}`
  const contents: Readonly<Record<Section, React.ReactNode>> = {
    contractors: (
      <div className={styles['column']}>
        <ContractorTable project={project} onOpen={onChange} />
      </div>
    ),
    operations: <OperationsCard projectId={project.id} onFullLog={() => onChange({ log: true })} />,
    description: <DescriptionCard description={project.description} />,
  }
  return (
    <div className={styles['column']}>
      <ManpowerCard project={project} />
      <StatisticsCard projectId={project.id} search={search} onChange={onChange} />
      <Tabs
        aria-label={formatMessage({ id: 'projectDetail.sections' })}
        activeKey={shown}
        destroyOnHidden
        items={sections.map((section) => ({
          key: section,
          label: labelOf(section),
          children: contents[section],
        }))}
        onChange={(next) => {
          onChange({ section: sections.find((section) => section === next) ?? 'contractors' })
        }}
      />
    </div>
  )
}
