import { useHost } from '@console/sub-app'
import { formatDay, Icon } from '@console/ui'
import { Button, Dropdown } from 'antd'
import { useIntl } from 'react-intl'
import { IndustryName } from '../../components/IndustryName.tsx'
import { RowLink } from '../../components/list/list-cells.tsx'
import { ManpowerBar } from '../../components/ManpowerBar.tsx'
import { ProjectStatusTag } from '../../components/ProjectStatusTag.tsx'
import { listedProjectState, reasonText } from '../../model/project-state.ts'
import { paths } from '../../paths.ts'
import { PendingMark } from './PendingMark.tsx'
import type { RowActionsProps } from './RowActions.tsx'
import { useStatisticsAddress } from './use-statistics-address.ts'
import list from '../../components/list/List.module.css'
import styles from './ProjectListPage.module.css'

type ProjectCardProps = RowActionsProps & { now: number }

/** A project on a phone. */
export function ProjectCard({ project, now, onEdit, onReport }: ProjectCardProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { id, code, name, isOwner, ownerName, contractors } = project
  const day = formatDay(project.createTimestamp, timezone)
  return (
    <article className={styles['card']} aria-label={name}>
      <div className={`ui-flex ui-between ui-items-baseline ui-gap-12 ${styles['cardTop']}`}>
        <strong dir="auto">{name}</strong>
        <ProjectStatusTag status={project.status} />
      </div>
      <div className={list['note']}>
        <span>{code}</span>
        <span>
          <IndustryName of={project} />
        </span>
        {isOwner === false && <span>{ownerName}</span>}
      </div>
      <ManpowerBar
        confirmed={project.confirmedManpower}
        demand={project.manpowerDemand}
        gap={project.manpowerGap}
      />
      <PendingMark project={project} now={now} />
      <div className={`ui-row ui-gap-12 ${styles['cardFoot']}`}>
        <span className="ui-grow ui-size-13 ui-muted">
          {contractors === undefined
            ? day
            : formatMessage({ id: 'projectList.card' }, { count: contractors, day })}
        </span>
        <RowLink to={paths.detail(id)} text={formatMessage({ id: 'projectList.details' })} name={name} />
        <MoreActions project={project} onEdit={onEdit} onReport={onReport} />
      </div>
    </article>
  )
}

/** The actions beside Details, in a menu. */
function MoreActions({ project, onEdit, onReport }: RowActionsProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const statistics = useStatisticsAddress(project)
  const { id, name } = project
  const reason = reasonText('update', listedProjectState(project))
  const update = formatMessage({ id: 'projectList.update' })
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          {
            key: 'update',
            disabled: reason !== null,
            label:
              reason === null ? (
                update
              ) : (
                <>
                  {update}
                  <span className={styles['menuReason']}>{formatMessage({ id: reason })}</span>
                </>
              ),
          },
          { key: 'report', label: formatMessage({ id: 'projectList.report' }) },
          ...(statistics === null
            ? []
            : [{ key: 'statistics', label: formatMessage({ id: 'projectList.statistics' }) }]),
        ],
        onClick: ({ key }) => {
          if (key === 'update') onEdit(id)
          else if (key === 'report') onReport(id)
          else if (statistics !== null) services.navigate(statistics)
        },
      }}
    >
      <Button
        type="text"
        icon={<Icon name="more" size={20} />}
        aria-label={formatMessage({ id: 'projectList.more' }, { name })}
      />
    </Dropdown>
  )
}
