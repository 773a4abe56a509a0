import { Icon, useBoxHeight, VirtualTree } from '@console/ui'
import { Input } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MonitorChoice, MonitorProjects } from '../../../model/monitor-choice.ts'
import { choiceKey, findChoice, projectKey, projectNodes } from './project-nodes.ts'
import styles from './ProjectTree.module.css'

type ProjectTreeProps = {
  projects: MonitorProjects
  chosen: MonitorChoice | null
  onChoose: (choice: MonitorChoice) => void
  /** Beside the title. */
  tools?: ReactNode
}

/** Projects with their providers (LIVE-001). All of a few projects are open, of many the chosen one. */
export function ProjectTree({ projects, chosen, onChoose, tools }: ProjectTreeProps) {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useState('')
  const { attach, height } = useBoxHeight()
  const nodes = useMemo(() => projectNodes(projects), [projects])
  const [expanded, setExpanded] = useState(() => openedAtFirst(projects, chosen))
  function select(key: string): void {
    const choice = findChoice(projects, key)
    if (choice === null) return
    setExpanded((before) => new Set([...before, projectKey(choice.projectId)]))
    onChoose(choice)
  }
  return (
    <section className={styles['panel']} aria-label={formatMessage({ id: 'monitor.projects' })}>
      <header className={styles['head']}>
        <h2>{formatMessage({ id: 'monitor.projects.short' })}</h2>
        {tools}
      </header>
      <Input
        className={styles['search'] ?? ''}
        value={search}
        allowClear
        aria-label={formatMessage({ id: 'monitor.search' })}
        placeholder={formatMessage({ id: 'monitor.search.short' })}
        prefix={<Icon name="search" size={16} />}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div ref={attach} className={styles['tree']}>
        <VirtualTree
          label={formatMessage({ id: 'monitor.projects' })}
          nodes={nodes}
          expanded={expanded}
          onExpanded={setExpanded}
          selected={chosen && choiceKey(chosen)}
          onSelect={select}
          search={search}
          height={height}
          empty={formatMessage({ id: 'monitor.search.none' })}
        />
      </div>
    </section>
  )
}

/** More projects than this do not fit: their providers are opened one by one. */
const MAX_OPENED = 12

function openedAtFirst(projects: MonitorProjects, chosen: MonitorChoice | null): ReadonlySet<string> {
  const opened = projects.length <= MAX_OPENED ? projects.map(({ id }) => id) : [chosen?.projectId ?? 0]
  return new Set(opened.map(projectKey))
}
