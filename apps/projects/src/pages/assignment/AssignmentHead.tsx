import { useNamePage } from '@console/sub-app'
import { ProviderStatus } from '../../components/ProviderStatus.tsx'
import { paths } from '../../paths.ts'
import type { AssignmentProps } from './AssignmentContents.tsx'
import { projectPath } from './project-path.ts'

/** The state of the assignment; the console's header shows the name and the way back. */
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
