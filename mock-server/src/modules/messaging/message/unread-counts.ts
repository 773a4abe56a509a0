import { menu } from '../../../access/menu/menu.ts'
import type { Notice, Recipient, Topic } from '../../../access/topic.ts'
import { countUnread, countUnreadOfRecipients } from './message.store.ts'
import { MESSAGES_READ, parseReaderId } from './messages-read.ts'
import { MESSAGE_PUSHED } from './push-message.ts'

const HISTORY_PAGE = 'msgcenter.history'
const historyPath = menu
  .flatMap(({ pages, sections }) => [...pages, ...sections.flatMap((section) => section.pages)])
  .find(({ id }) => id === HISTORY_PAGE)?.path

type Counted = { url: string; unreadCount: number }

/** Sent whichever business type is selected, since the count covers all of them. */
const noticeTo = <To extends Recipient>(to: To, event: Counted): Notice<To> => ({
  to,
  body: { kind: 'pushEvents', value: { businessTypeId: to.businessTypeId, events: [event] } },
})

/** The recipients of a new message learn how many they have not read, at the message history's entry of the menu (RT-011). */
export const unreadCounts: Topic = {
  topic: MESSAGE_PUSHED,
  findNotices: async (tx, { events, now }, connected) => {
    const url = historyPath
    if (url === undefined) return []
    const userIds = [...new Set(connected.map(({ userId }) => userId))]
    const notices: Notice<(typeof connected)[number]>[] = []
    for (const { key } of events) {
      const counts = await countUnreadOfRecipients(tx, { messageId: Number(key), userIds, now })
      const countOf = new Map(counts.map(({ userId, count }) => [userId, count]))
      for (const to of connected) {
        const unreadCount = countOf.get(to.userId)
        if (unreadCount !== undefined) notices.push(noticeTo(to, { url, unreadCount }))
      }
    }
    return notices
  },
}

/** Readers of messages see the new count in their other tabs and browsers too. */
export const unreadAfterReading: Topic = {
  topic: MESSAGES_READ,
  findNotices: async (tx, { events, now }, connected) => {
    const url = historyPath
    if (url === undefined) return []
    const readers = new Set(events.map(({ key }) => parseReaderId(key)))
    const notices: Notice<(typeof connected)[number]>[] = []
    for (const userId of readers) {
      const reader = connected.filter((one) => one.userId === userId)
      if (reader.length === 0) continue
      const unreadCount = await countUnread(tx, { userId, now })
      for (const to of reader) notices.push(noticeTo(to, { url, unreadCount }))
    }
    return notices
  },
}
