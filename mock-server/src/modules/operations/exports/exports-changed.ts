import { exports } from '@console/contracts'
import type { Topic } from '../../../access/topic.ts'
import { EXPORT_CHANGED, findOwner, jobOfChange } from '../../../platform/exports/export-job.store.ts'

/** The owner of an export learns that the list of their exports has changed, and how many are not over. */
export const exportsChanged: Topic = {
  topic: EXPORT_CHANGED,
  findNotices: async (tx, { events }, connected) => {
    const openJobs = new Map<number, number>()
    for (const jobId of new Set(events.map(({ key }) => jobOfChange(key)))) {
      const owner = await findOwner(tx, jobId)
      if (owner) openJobs.set(owner.userId, owner.openJobs)
    }
    return connected.flatMap((to) => {
      const unreadCount = openJobs.get(to.userId)
      if (unreadCount === undefined) return []
      const listed = [{ url: exports.list.path, unreadCount }]
      return {
        to,
        body: { kind: 'pushEvents', value: { businessTypeId: to.businessTypeId, events: listed } },
      }
    })
  },
}
