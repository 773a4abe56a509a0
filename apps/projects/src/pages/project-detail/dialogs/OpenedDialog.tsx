import { project as projectCalls, projectEntity, projectReport } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { AppModal } from '@console/ui'
import { FormDialog, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { MonthlyReportsDrawer, ProjectFormDialog } from '../../../components/on-demand-parts.ts'
import { RefusedDialog } from '../../../components/RefusedDialog.tsx'
import type { ProjectDetail } from '../../../model/actor.ts'
import { wholeNumber } from '../../../model/parse-numbers.ts'
import { reasonText, toProjectState } from '../../../model/project-state.ts'
import { useProjectChanged } from '../../../queries/project-detail.ts'
import { PROJECT_CHANGES } from '../../../queries/projects.ts'
import { LogDrawer } from '../operations/LogDrawer.tsx'
import { canReadLog, type ProjectBodyProps } from '../project-body.ts'
import { CLOSED } from '../project-detail.search.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import styles from './ProjectDialogs.module.css'

/** The dialog or drawer that the address opens. For an action that the user may not do it shows why. */
export function OpenedDialog({ project, search, onChange }: ProjectBodyProps) {
  const projectChanged = useProjectChanged()
  const close = () => onChange(CLOSED, { replace: true })
  const projectState = toProjectState(project)
  if (search.review !== null || search.assign !== null) {
    const named = `${search.review}/${search.assign}`
    return <ContractorDialog key={named} project={project} search={search} onClose={close} />
  }
  if (search.add) return <AddManpowerDialog project={project} onClose={close} />
  if (search.edit) {
    const reasonId = reasonText('update', projectState)
    if (reasonId !== null) return <RefusedDialog title={project.name} reasonId={reasonId} onClose={close} />
    return <ProjectFormDialog project={project} onClose={close} onDone={close} />
  }
  if (search.report) {
    return (
      <MonthlyReportsDrawer
        project={project}
        owner={{ id: projectReport.OWNER_SIDE, type: 'platform' }}
        canFile={reasonText('reportAsOwner', projectState)}
        onClose={() => {
          close()
          // Filing and deleting reports adds log entries.
          void projectChanged()
        }}
      />
    )
  }
  if (search.log && canReadLog(project)) {
    return (
      <LogDrawer
        project={project}
        page={search.logPage}
        onPage={(logPage) => onChange({ logPage })}
        onClose={close}
      />
    )
  }
  return null
}

type ContractorDialogProps = Pick<ProjectBodyProps, 'search'> & {
  project: ProjectDetail
  onClose: () => void
}

function ContractorDialog({ project, search, onClose }: ContractorDialogProps) {
  const { review, assign } = search
  const bizTypeID = review ?? assign
  const named = project.assignments.find((one) => one.bizTypeID === bizTypeID)
  // An application that is resubmitted for another business while it is open stays the application that the user is reading.
  const [openedID] = useState(named?.applicationID)
  const assignment = named ?? project.assignments.find((one) => one.applicationID === openedID)
  if (assignment === undefined) {
    return <RefusedDialog title={project.name} reasonId="projectDetail.gone" onClose={onClose} />
  }
  // Resets the form for each contractor.
  const key = assignment.applicationID
  return review === null ? (
    <AssignDialog key={key} project={project} assignment={assignment} onClose={onClose} />
  ) : (
    <ApplicationDialog key={key} project={project} assignment={assignment} onClose={onClose} />
  )
}

type ApplicationDialogProps = {
  project: ProjectDetail
  assignment: projectEntity.Assignment
  onClose: () => void
}

/** An application: a review form for users who may decide, read-only for others. */
function ApplicationDialog(props: ApplicationDialogProps) {
  const { project, assignment, onClose } = props
  const { formatMessage } = useIntl()
  const isPending = assignment.applicationStatus === 'pending'
  const [wasPending] = useState(isPending)
  const reasonId = reasonText('review', toProjectState(project, assignment))
  if (reasonId === null) return <ReviewDialog {...props} />
  const noteId = isPending ? reasonId : wasPending ? 'projectDetail.review.meanwhile' : null
  return (
    <AppModal
      open
      title={formatMessage({ id: 'projectDetail.review.title' }, { name: assignment.tenantName })}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{formatMessage({ id: 'ui.close' })}</Button>}
    >
      {noteId !== null && (
        <p className={styles['notice']} role="alert">
          {formatMessage({ id: noteId })}
        </p>
      )}
      <ApplicationFacts assignment={assignment} />
    </AppModal>
  )
}

type AddManpowerDialogProps = { project: ProjectDetail; onClose: () => void }

/** Raises the demand by the typed number (PROJ-018, PROJ-Q5). */
function AddManpowerDialog({ project, onClose }: AddManpowerDialogProps) {
  const { formatMessage } = useIntl()
  const room = projectEntity.MAX_MANPOWER - project.manpowerDemand
  const ruled = reasonText('addManpower', toProjectState(project))
  const reasonId = ruled ?? (room < 1 ? 'projectDetail.add.full' : null)
  if (reasonId !== null) {
    const title = formatMessage({ id: 'projectDetail.add.title' })
    return <RefusedDialog title={title} reasonId={reasonId} onClose={onClose} />
  }
  return <AddManpowerForm project={project} room={room} onClose={onClose} />
}

function AddManpowerForm({ project, room, onClose }: AddManpowerDialogProps & { room: number }) {
  const { formatMessage, formatNumber } = useIntl()
  const { services } = useHost()
  const { id, manpowerDemand } = project
  const bounds = formatMessage({ id: 'projectDetail.add.note' }, { max: room })
  const form = useCallForm(projectCalls.addManpower, {
    present: { form: { manpower: '' } },
    draftId: id,
    // An invalid number is refused by the contract.
    toBody: ({ manpower }) => ({ id, manpower: wholeNumber(manpower) ?? 0 }),
    hints: { manpower: bounds },
    checkTyped: ({ manpower }) => ((wholeNumber(manpower) ?? 0) > room ? { manpower: bounds } : {}),
    changes: PROJECT_CHANGES,
    onDone: (answer) => {
      services.toast.success(
        answer === undefined
          ? formatMessage({ id: 'projectForm.saved' }, { name: project.name })
          : formatMessage({ id: 'projectDetail.add.done' }, { count: formatNumber(answer.manpowerDemand) }),
      )
      onClose()
    },
  })
  const field = form.field('manpower')
  const typed = wholeNumber(field.value)
  const isAdding = typed !== null && typed > 0 && typed <= room
  return (
    <FormDialog
      title={formatMessage({ id: 'projectDetail.add.title' })}
      okText={formatMessage({ id: 'projectDetail.add' })}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'projectDetail.add.number' })}
        inputMode="numeric"
        note={bounds}
        hasFocus
        {...field}
      />
      <p className="ui-no-margin ui-small ui-muted" role="status">
        {formatMessage(
          { id: isAdding ? 'projectDetail.add.change' : 'projectDetail.add.now' },
          { before: formatNumber(manpowerDemand), after: formatNumber(manpowerDemand + (typed ?? 0)) },
        )}
      </p>
    </FormDialog>
  )
}
