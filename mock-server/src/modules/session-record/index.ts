import type { Module } from '../../http/module.ts'
import { listSessions } from './list-sessions.ts'

/** Sessions one by one: what was said in them, what was found in them, what people say of that. */
export const sessionRecordModule: Module = {
  name: 'session-record',
  routes: [listSessions],
}
