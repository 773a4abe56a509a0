import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { createClient } from './create-client.ts'
import { getUsage } from './get-usage.ts'
import { listClients } from './list-clients.ts'
import { removeClient } from './remove-client.ts'
import { revealSecret } from './reveal-secret.ts'
import { searchPaths } from './search-paths.ts'
import { setClientStatus } from './set-client-status.ts'

export const credentialModule: Module = {
  name: 'credential',
  auditDictionary,
  routes: [listClients, createClient, setClientStatus, removeClient, revealSecret, searchPaths, getUsage],
}
