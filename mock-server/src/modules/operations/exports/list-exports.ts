import { exports } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { RETAINED_PER_USER } from './enqueue-job.ts'
import { jobsOf } from '../../../platform/exports/export-job.store.ts'
import { jobView } from './job-view.ts'

/** Everybody sees their own exports, newest first. */
export const listExports = route(exports.list, {
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session, language }) => {
    const jobs = await jobsOf(tx, session.userId, RETAINED_PER_USER)
    return { jobs: jobs.map((job) => jobView(ctx, job, { session, language })) }
  },
})
