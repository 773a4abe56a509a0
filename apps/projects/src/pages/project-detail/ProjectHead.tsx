import { useHost, useNamePage } from '@console/sub-app'
import { formatTime, Icon } from '@console/ui'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../components/ActionButton.tsx'
import { FactBand } from '../../components/FactBand.tsx'
import { ProjectStatusTag } from '../../components/ProjectStatusTag.tsx'
import { reasonText } from '../../model/action-reason.ts'
import { toProjectState } from '../../model/to-project-state.ts'
import { paths } from '../../paths.ts'
import type { ProjectDetailChange } from './project-detail.search.ts'
import styles from './ProjectHead.module.css'
import type { ProjectDetail } from '../../model/actor.ts'
import { IndustryName } from '../../components/IndustryName.tsx'

type ProjectHeadProps = { project: ProjectDetail; onOpen: ProjectDetailChange }

/** The state and the actions of the project; the console's header shows its name. */
export function ProjectHead({ project, onOpen }: ProjectHeadProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  useNamePage({ name: project.name, above: [{ path: paths.list }] })
  const fact = (key: string, value: ReactNode) => ({
    key,
    label: formatMessage({ id: `projectDetail.${key}` }),
    value,
  })
  const facts = [
    fact('code', project.code),
    fact('industry', <IndustryName of={project} />),
    fact('created', formatTime(project.createTimestamp, timezone)),
    // The owner's name is redundant for the owner.
    ...(project.actor.isOwner && !project.actor.isPlatform ? [] : [fact('owner', project.ownerName)]),
  ]
  return (
    <FactBand
      label={formatMessage({ id: 'projectDetail.facts' })}
      status={{
        label: formatMessage({ id: 'projectDetail.status' }),
        value: <ProjectStatusTag status={project.status} />,
      }}
      facts={facts}
    >
      <ProjectActions project={project} onOpen={onOpen} />
    </FactBand>
  )
}

function ProjectActions({ project, onOpen }: ProjectHeadProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const projectState = toProjectState(project)
  return (
    <div
      className={styles['actions']}
      role="group"
      aria-label={formatMessage({ id: 'projectDetail.actions' })}
    >
      <div className={styles['more']}>
        <Button
          href={paths.sessions(project.id)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            services.navigate(paths.sessions(project.id))
          }}
        >
          {formatMessage({ id: 'projectDetail.sessions' })}
          <Icon name="right" size={14} />
        </Button>
        <Button onClick={() => onOpen({ report: true })}>
          {formatMessage({ id: 'projectDetail.report' })}
        </Button>
      </div>
      <div className={styles['main']}>
        <ActionButton reasonId={reasonText('update', projectState)} onClick={() => onOpen({ edit: true })}>
          {formatMessage({ id: 'projectDetail.update' })}
        </ActionButton>
        <ActionButton
          type="primary"
          reasonId={reasonText('addManpower', projectState)}
          onClick={() => onOpen({ add: true })}
        >
          {formatMessage({ id: 'projectDetail.add' })}
        </ActionButton>
      </div>
    </div>
  )
}
