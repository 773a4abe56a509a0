import { Select } from 'antd'
import { useIntl } from 'react-intl'
import { toContractorKey } from './contractors.ts'
import type { Contractor } from '../model/project-query.ts'
import styles from './ContractorSelect.module.css'

type ContractorSelectProps = {
  contractors: readonly Contractor[]
  /** Null where there is none to choose. */
  value: Contractor | null
  onChange: (contractor: Contractor) => void
}

/** One contractor at a time, below the projects that they work for (RPT-016, RPT-Q8). */
export function ContractorSelect({ contractors, value, onChange }: ContractorSelectProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'stat.project.contractor' })
  const projects = new Map(contractors.map(({ projectId, projectName }) => [projectId, projectName]))
  return (
    <Select<string>
      className={styles['select'] ?? ''}
      prefix={<span className={styles['label']}>{label}</span>}
      aria-label={label}
      placeholder={formatMessage({ id: 'stat.project.none' })}
      value={value === null ? null : toContractorKey(value)}
      options={[...projects].map(([project, name]) => ({
        label: name,
        title: name,
        options: contractors
          .filter(({ projectId }) => projectId === project)
          .map((part) => ({ value: toContractorKey(part), label: part.name })),
      }))}
      // Of one's own company the name says little: the project is in sight as well.
      labelRender={() => (value === null ? null : `${value.projectName} · ${value.name}`)}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      onChange={(key) => {
        const chosen = contractors.find((part) => toContractorKey(part) === key)
        if (chosen !== undefined) onChange(chosen)
      }}
    />
  )
}
