import type { documents, subApp } from '@console/contracts'
import { registeredBase } from '../../base/paths.ts'

/** An app of the server's registry as the run time mounts it. */
export function toRegistryEntry({
  module,
  entry,
  trust,
  pages,
}: subApp.RegistryApp): documents.RegistryEntry {
  const base = registeredBase(module)
  return {
    module,
    entry,
    routerBase: [base],
    data: pages.map(({ path, component }) => ({ path: base + path, component })),
    defaultRegister: false,
    enabled: true,
    trust: trust === 'isolated' ? 'isolated' : 'partner',
  }
}
