import { AppDrawer, Icon, IconButton } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { MonitorChoice, MonitorProjects } from '../../../model/monitor-choice.ts'
import { ProjectTree } from './ProjectTree.tsx'
import styles from './ProjectPicker.module.css'

type ProjectPickerProps = {
  projects: MonitorProjects
  chosen: MonitorChoice | null
  onChoose: (choice: MonitorChoice) => void
}

/** On a phone: what is chosen, as a button that opens the tree over the workers. */
export function ProjectPicker({ projects, chosen, onChoose }: ProjectPickerProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const label =
    chosen === null
      ? formatMessage({ id: 'monitor.choose' })
      : formatMessage(
          { id: 'monitor.choose.now' },
          { project: chosen.projectName, provider: chosen.providerName },
        )
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        <span className={`ui-stack ui-shrinks ${styles['names']}`}>
          <strong>{chosen?.projectName ?? formatMessage({ id: 'monitor.choose' })}</strong>
          {chosen !== null && <span className={styles['provider']}>{chosen.providerName}</span>}
        </span>
        <Icon name="down" size={16} />
      </button>
      <AppDrawer
        open={isOpen}
        placement="left"
        size={320}
        closable={false}
        title={null}
        styles={{ body: { padding: 0 } }}
        aria-label={formatMessage({ id: 'monitor.projects' })}
        onClose={() => setOpen(false)}
      >
        <ProjectTree
          projects={projects}
          chosen={chosen}
          onChoose={(choice) => {
            setOpen(false)
            onChoose(choice)
          }}
          tools={
            <IconButton
              icon="close"
              label={formatMessage({ id: 'monitor.closeTree' })}
              onClick={() => setOpen(false)}
            />
          }
        />
      </AppDrawer>
    </>
  )
}
