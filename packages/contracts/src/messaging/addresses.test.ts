import { expect, test } from 'vitest'
import { message } from '../index.ts'
import { collectCallAddresses } from '../shared/collect-calls.ts'

// Above a documented address are the requirements that spell it.

test('the calls of message have their methods and paths', () => {
  expect(collectCallAddresses(message)).toEqual({
    // MSG-001
    history: 'POST /api/user/mm_msg_log/list',
    historyDetail: 'GET /api/user/mm_msg_log/detail',
    inbox: 'POST /api/user/mm_msg/inbox',
    // SHELL-Q26
    popups: 'POST /api/user/mm_msg/list',
    // MSG-005
    pushStat: 'GET /api/dolphin-ai/stat/event_tracking/msg_push/stat',
    readAll: 'POST /api/user/mm_msg/read_all',
    report: 'POST /api/user/mm_msg/report',
    unreadCount: 'GET /api/user/mm_msg/unread_count',
  })
})
