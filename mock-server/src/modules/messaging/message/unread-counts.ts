import { menu } from '../../../access/menu/menu.ts'
import type { Notice, Topic } from '../../../access/topic.ts'
import { countUnreadOfRecipients } from './message.store.ts'
import { MESSAGE_PUSHED } from './push-message.ts'

const HISTORY_PAGE = 'msgcenter.history'
const historyPath = menu
  .flatMap(({ pages, sections }) => [...pages, ...sections.flatMap((section) => section.pages)])
  .find(({ id }) => id === HISTORY_PAGE)?.path

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
        if (unreadCount === undefined) continue
        // The count is of all business types: it is shown whichever is selected.
        const { businessTypeId } = to
        const value = { businessTypeId, events: [{ url, unreadCount }] }
        notices.push({ to, body: { kind: 'pushEvents', value } })
      }
    }
    return notices
  },
}
