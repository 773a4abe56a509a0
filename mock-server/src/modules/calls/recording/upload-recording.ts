import { recording } from '@console/contracts'
import { clientContentRoute } from '../../operations/open-api/public.ts'
import { storeRecording } from './store-recording.ts'

export const uploadRecording = clientContentRoute(
  recording.upload,
  ({ ctx, client: { tenantId }, params: { callId }, query, body }) => {
    const beginsAt = query.at === undefined ? null : new Date(query.at * 1000)
    return storeRecording(ctx, { tenantId, callId, beginsAt, source: body })
  },
)
