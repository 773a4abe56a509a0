import type { SubAppManifestSource } from '@console/sub-app'

/** Addresses of this domain's pages. */
export const settingsPaths = [
  { path: '/assistant-console/embed/database/scene', component: 'ScenePage' },
  { path: '/assistant-console/embed/database/prompt', component: 'PromptPage' },
] as const satisfies SubAppManifestSource['routes']
