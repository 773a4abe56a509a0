import { message } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findHistoryRecord, findReceivers } from './history.store.ts'
import { canReadHistory } from './message.policy.ts'
import { textOfHtml } from './text-of-html.ts'

export const getHistoryDetail = route(message.historyDetail, {
  policy: canReadHistory,
  handler: async ({ tx, language, query: { id } }) => {
    const found = await findHistoryRecord(tx, id, language)
    if (!found) throw new NotFound()
    const { content, ...record } = found
    return { ...record, text: textOfHtml(content), receivers: await findReceivers(tx, id) }
  },
})
