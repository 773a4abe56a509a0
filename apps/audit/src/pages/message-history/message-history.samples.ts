import type { message } from '@console/contracts'

/** Records for tests of the page; the time is that of the pictures. */
export const sampleNow = Date.UTC(2026, 10, 20, 6, 30)

export const samplePush: message.HistoryRecord = {
  id: 9041,
  push_time: Date.UTC(2026, 10, 20, 6, 26, 41) / 1000,
  business_type_id: 11,
  business_type_name: 'Winter renewals',
  is_cron: 1,
  push_user_name: '方语欣',
  title: 'Three seats idle for 15 minutes',
  url: '/dashboard/session?seat=4',
  msg_rule_code: 'idle-seat',
  trigger_id: 'cron-9',
}

/** Makes records, newest first, a minute apart. */
export function samplePushes(count: number, firstId = samplePush.id): message.HistoryRecord[] {
  return Array.from({ length: count }, (_, index) => ({
    ...samplePush,
    id: firstId - index,
    title: `Message ${firstId - index}`,
    push_time: Number(samplePush.push_time) - 60 * index,
  }))
}

export const sampleDetail: message.HistoryDetail = {
  ...samplePush,
  text: 'Seats 4, 5 and 6 are idle.',
  receivers: {
    total: 120,
    people: [
      {
        id: 1,
        name: 'Lin Yi',
        touchedAt: Number(samplePush.push_time) + 40,
        clickedAt: null,
        viewedAt: Number(samplePush.push_time) + 100,
      },
    ],
  },
}
