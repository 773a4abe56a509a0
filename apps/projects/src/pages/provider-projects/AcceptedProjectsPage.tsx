import { ProviderProjects } from './ProviderProjects.tsx'

/** Projects that a provider works for (PROV-001). */
export function AcceptedProjectsPage() {
  return <ProviderProjects side="accepted" />
}
