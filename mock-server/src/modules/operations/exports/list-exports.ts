import { exports } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { findUserJobs } from '../../../platform/exports/export-job.store.ts'
import { problemTexts } from '../../../platform/exports/exports.messages.ts'
import { RETAINED_PER_USER } from './enqueue-job.ts'
import { jobView } from './job-view.ts'

/** Everybody sees their own exports, newest first. */
export const listExports = route(exports.list, {
  policy: ownRecordsOnly,
  handler: async ({ ctx, tx, session, language }) => {
    const jobs: exports.ExportJob[] = []
    const broken: exports.BrokenExport[] = []
    for (const job of await findUserJobs(tx, session.userId, RETAINED_PER_USER)) {
      if (job.problem === null) {
        jobs.push(jobView(ctx, job, { session, language }))
        continue
      }
      const { id, timezone, createdAt, fileName } = job
      const reason = problemTexts[job.problem][language]
      broken.push({ id, timezone, createdAt: toUnixSeconds(createdAt), fileName, reason })
    }
    return { jobs, broken }
  },
})
