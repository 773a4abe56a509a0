import { exports } from '@console/contracts'
import { everySignedIn } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { exportRunnerOf } from './export-runner.ts'
import { jobView } from './job-view.ts'

/** Each kind of export names its pages; the runner asks it. */
export const startExport = sessionRoute(exports.start, {
  policy: everySignedIn,
  handler: async ({ ctx, session, request, body, language }) => {
    const job = await exportRunnerOf(ctx).start({ session, language, requestId: request.id, request: body })
    return jobView(ctx, job, { session, language })
  },
})
