import type { Module } from '../../module.ts'
import { listRecords } from './list-records.ts'
import { listSessions } from './list-sessions.ts'

/** Uses of digital twins. */
export const twinSessionModule: Module = { name: 'twinSession', routes: [listSessions, listRecords] }
