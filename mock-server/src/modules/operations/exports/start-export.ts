import { exports } from '@console/contracts'
import { everySignedIn } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { startJob } from './enqueue-job.ts'
import { jobView } from './job-view.ts'

/** Each kind of export names its pages; the runner checks it. */
export const startExport = sessionRoute(exports.start, {
  policy: everySignedIn,
  handler: async ({ ctx, session, request, body, language }) => {
    const job = await startJob(ctx, { session, language, requestId: request.id, request: body })
    return jobView(ctx, job, { session, language })
  },
})
