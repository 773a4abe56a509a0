import { ProviderProjects } from './ProviderProjects.tsx'

export { texts } from './texts.ts'

/** Projects that a provider works for (PROV-001). */
export function AcceptedProjectsPage() {
  return <ProviderProjects side="accepted" />
}
