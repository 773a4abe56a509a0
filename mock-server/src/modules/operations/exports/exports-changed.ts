import { exports } from '@console/contracts'
import type { Topic } from '../../../access/topic.ts'
import { EXPORT_CHANGED, findOwner, jobOfChange } from '../../../platform/exports/export-job.store.ts'

/** The owner of an export learns that the list of their exports has changed, and how many are not over. */
export const exportsChanged: Topic = {
  topic: EXPORT_CHANGED,
  findNotices: async (tx, { key }, connected) => {
    const owner = await findOwner(tx, jobOfChange(key))
    return connected
      .filter(({ userId }) => userId === owner?.userId)
      .map((to) => {
        const events = [{ url: exports.list.path, unreadCount: owner?.openJobs ?? 0 }]
        return { to, body: { kind: 'pushEvents', value: { businessTypeId: to.businessTypeId, events } } }
      })
  },
}
