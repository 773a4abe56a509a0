import { ProviderProjects } from './ProviderProjects.tsx'

export { texts } from './texts.ts'

/** Projects that a provider may apply for (PROV-001). */
export function OpenProjectsPage() {
  return <ProviderProjects side="open" />
}
