import type { documents, subApp } from '@console/contracts'
import { registeredBase } from '../../base/paths.ts'

/** An app of the server's registry as the run time mounts it. */
export function toRegistryEntry({
  module,
  entry,
  trust,
  pages,
}: subApp.RegistryApp): documents.RegistryEntry {
  return {
    module,
    entry,
    routerBase: [registeredBase(module)],
    data: pages,
    defaultRegister: false,
    enabled: true,
    trust: trust === 'isolated' ? 'isolated' : 'partner',
  }
}
