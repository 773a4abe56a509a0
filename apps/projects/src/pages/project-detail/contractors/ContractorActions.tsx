import type { projectEntity } from '@console/contracts'
import { Explained } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../../components/ActionButton.tsx'
import type { ProjectDetail } from '../../../model/actor.ts'
import { monitorAction, type ActionTarget } from '../../../model/monitor-target.ts'
import { reasonText, toProjectState } from '../../../model/project-state.ts'
import { paths } from '../../../paths.ts'
import type { ProjectDetailChange } from '../project-detail.search.ts'
import styles from './ContractorTable.module.css'

type ContractorActionsProps = {
  project: ProjectDetail
  assignment: projectEntity.Assignment
  onOpen: ProjectDetailChange
}

type Action = { name: string; reasonId: string | null; act?: () => void; target?: ActionTarget | null }

/** The actions on a contractor, which depend on the state of its application. Those of the platform are shown to the platform alone. */
export function ContractorActions({ project, assignment, onOpen }: ContractorActionsProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { bizTypeID, applicationStatus, tenantName } = assignment
  const projectState = toProjectState(project, assignment)
  const openApplication = () => onOpen({ review: bizTypeID })
  const actions: Readonly<Record<projectEntity.ApplicationStatus, readonly Action[]>> = {
    default: [],
    pending: [{ name: 'review', reasonId: reasonText('review', projectState), act: openApplication }],
    rejected: [{ name: 'reason', reasonId: null, act: openApplication }],
    passed: [
      {
        name: 'assign',
        reasonId: reasonText('assign', projectState),
        act: () => onOpen({ assign: bizTypeID }),
      },
      {
        name: 'monitor',
        ...monitorAction({ bizTypeId: bizTypeID, status: assignment.status }, services.canOpen),
      },
      {
        name: 'detail',
        reasonId: null,
        act: () => services.navigate(paths.assignment(project.id, bizTypeID)),
      },
    ],
  }
  const isOfPlatform = ({ reasonId }: Action) => reasonId === 'project.why.onlyPlatform'
  const own = actions[applicationStatus].filter((action) => !isOfPlatform(action))
  return (
    <span className={`ui-inline-flex ui-gap-8 ${styles['actions']}`}>
      {applicationStatus === 'pending' && own.length === 0 && (
        <Explained text={formatMessage({ id: 'project.why.onlyPlatform' })}>
          {formatMessage({ id: 'projectDetail.withPlatform' })}
        </Explained>
      )}
      {own.map(({ name, reasonId, act, target = null }) => {
        const action = formatMessage({ id: `projectDetail.${name}` })
        return (
          <ActionButton
            key={name}
            type="link"
            size="small"
            reasonId={reasonId}
            aria-label={formatMessage({ id: 'projectDetail.actionOn' }, { action, name: tenantName })}
            target={target}
            {...(act === undefined ? {} : { onClick: act })}
          >
            {action}
          </ActionButton>
        )
      })}
    </span>
  )
}
