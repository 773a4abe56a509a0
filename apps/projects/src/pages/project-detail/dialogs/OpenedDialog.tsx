import { projectReport } from '@console/contracts'
import { useState } from 'react'
import { ProjectFormDialog } from '../../../components/project-form/ProjectFormDialog.tsx'
import { MonthlyReportsDrawer } from '../../../components/reports/MonthlyReportsDrawer.tsx'
import { RefusedDialog } from '../../../components/RefusedDialog.tsx'
import { reasonText } from '../../../model/action-reason.ts'
import { toProjectState } from '../../../model/to-project-state.ts'
import { useProjectChanged } from '../../../queries/project-detail.ts'
import { LogDrawer } from '../operations/LogDrawer.tsx'
import { canReadLog, type ProjectBodyProps } from '../project-body.ts'
import { CLOSED } from '../project-detail.search.ts'
import { AddManpowerDialog } from './AddManpowerDialog.tsx'
import { ApplicationDialog } from './ApplicationDialog.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import type { ProjectDetail } from '../../../model/actor.ts'

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
  // Resubmitted for another business while it is open, it stays the application that the user is reading.
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
