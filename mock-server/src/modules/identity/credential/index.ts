import type { Module } from '../../module.ts'
import type { OpenApiCall } from '../../open-api-call.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { createClient } from './create-client.ts'
import { describeClient } from './describe-client.ts'
import { getUsage } from './get-usage.ts'
import { listClients } from './list-clients.ts'
import { removeClient } from './remove-client.ts'
import { revealSecret } from './reveal-secret.ts'
import { searchPaths } from './search-paths.ts'
import { setClientStatus } from './set-client-status.ts'

/** A function, since the paths that usage can be searched by are those of all domains. */
export function credentialModule(openApiCalls: () => readonly OpenApiCall[]): Module {
  return {
    name: 'credential',
    auditDictionary,
    routes: [
      listClients,
      createClient,
      describeClient,
      setClientStatus,
      removeClient,
      revealSecret,
      searchPaths(openApiCalls),
      getUsage,
    ],
  }
}
