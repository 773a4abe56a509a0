import type { Module } from '../../module.ts'
import { masterChanges } from './master-changes.ts'
import { onlineDetail } from './online-detail.ts'
import { seatChanges } from './seat-changes.ts'
import { watcherCache } from './watchers.ts'

/** Notices over the realtime socket to people who watch seats. */
export function seatNoticeModule(): Module {
  const findWatchers = watcherCache()
  return {
    name: 'seatNotice',
    routes: [],
    topics: [seatChanges(findWatchers), masterChanges(findWatchers)],
    greetings: [onlineDetail(findWatchers)],
  }
}
