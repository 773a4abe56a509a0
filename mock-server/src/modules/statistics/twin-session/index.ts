import type { Module } from '../../module.ts'
import { listRecords } from './list-records.ts'
import { listSessions } from './list-sessions.ts'

/** Where digital twins were used. */
export const twinSessionModule: Module = { name: 'twinSession', routes: [listSessions, listRecords] }
