import type { Module } from '../../module.ts'
import { eraseFromMessages } from './erase-messages.store.ts'
import { getHistoryDetail } from './get-history-detail.ts'
import { getPushStat } from './get-push-stat.ts'
import { getUnreadCount } from './get-unread-count.ts'
import { listHistory } from './list-history.ts'
import { listInbox } from './list-inbox.ts'
import { listPopups } from './list-popups.ts'
import { readAll } from './read-all.ts'
import { reportEvent } from './report-event.ts'
import { unreadAfterReading, unreadCounts } from './unread-counts.ts'

export const messageModule: Module = {
  name: 'message',
  erasure: eraseFromMessages,
  topics: [unreadCounts, unreadAfterReading],
  routes: [
    listPopups,
    listInbox,
    getUnreadCount,
    reportEvent,
    readAll,
    listHistory,
    getHistoryDetail,
    getPushStat,
  ],
}
