import { ProviderProjects } from './ProviderProjects.tsx'

/** Projects that a provider may apply for (PROV-001). */
export function OpenProjectsPage() {
  return <ProviderProjects side="open" />
}
