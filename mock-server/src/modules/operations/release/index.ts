import type { Module } from '../../module.ts'
import { listClients } from './list-clients.ts'
import { listReleases } from './list-releases.ts'

export const releaseModule: Module = { name: 'release', routes: [listReleases, listClients] }
