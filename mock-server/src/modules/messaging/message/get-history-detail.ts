import { message } from '@console/contracts'
import { NotFound } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { findHistoryRecord, findReceivers } from './history.store.ts'
import { textOfHtml } from './text-of-html.ts'
import { canReadHistory } from './message.policy.ts'

export const getHistoryDetail = route(message.historyDetail, {
  policy: canReadHistory,
  handler: async ({ tx, language, query: { id } }) => {
    const found = await findHistoryRecord(tx, id, language)
    if (!found) throw new NotFound()
    const { content, ...record } = found
    return { ...record, text: textOfHtml(content), receivers: await findReceivers(tx, id) }
  },
})
