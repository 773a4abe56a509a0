import { useNamePage } from '@console/sub-app'
import { ProviderStatus } from '../../components/ProviderStatus.tsx'
import { paths } from '../../paths.ts'
import type { AssignmentProps } from './AssignmentContents.tsx'
import { projectPath } from './project-path.ts'

/** How far the contractor has come; the console's header says who it is, with the way back to where one came from. */
export function AssignmentHead({ project, assignment }: AssignmentProps) {
  const { isOwner, isPlatform } = project.actor
  useNamePage({
    name: assignment.tenantName,
    above: [
      { path: isOwner || isPlatform ? paths.list : paths.accepted },
      { path: projectPath(project), name: project.name },
    ],
  })
  return <ProviderStatus state={{ ...assignment, assignmentStatus: assignment.status }} />
}
