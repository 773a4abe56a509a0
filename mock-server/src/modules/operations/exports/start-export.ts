import { exports } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { startJob } from './enter-job.ts'
import { jobView } from './job-view.ts'

/** Who may export what is the kind's own policy, asked by the runner. */
export const startExport = sessionRoute(exports.start, {
  handler: async ({ ctx, session, request, body, language }) => {
    const job = await startJob(ctx, { session, language, requestId: request.id, request: body })
    return jobView(ctx, job, { session, language })
  },
})
