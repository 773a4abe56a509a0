import { cachedValue, useHost } from '@console/sub-app'
import * as z from 'zod'
import { DETAIL_VIEWS, type DetailView } from '../audit-log.search.ts'

/** The view of a record: from the address, else the one used last, else the changes (R27). */
export function useDetailView(inAddress: DetailView | null) {
  const { user } = useHost()
  const remembered = cachedValue(
    { tenantId: user.tenantId, userId: user.userId, name: 'audit.detailView' },
    z.enum(DETAIL_VIEWS),
  )
  return { view: inAddress ?? remembered.read() ?? 'changes', remember: remembered.write }
}
