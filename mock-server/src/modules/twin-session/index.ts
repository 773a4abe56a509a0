import type { Module } from '../../http/module.ts'
import { listRecords, listSessions } from './list-sessions.ts'

/** Where digital twins were used. */
export const twinSessionModule: Module = { name: 'twinSession', routes: [listSessions, listRecords] }
