import { EXACT_COUNT_LIMIT, voiceprint } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import { createVoiceUrl } from '../voice-link.ts'
import { findPersonIds } from '../voice-people.store.ts'
import { canOpenCorpora } from '../voiceprint.policy.ts'
import { findCorpora } from './corpus.store.ts'

export const listCorpora = route(voiceprint.corpora, {
  policy: canOpenCorpora,
  handler: async ({ ctx, tx, session, query: { orgId, name, ...query } }) => {
    const { timezone } = session
    const people = await findPersonIds(tx, { readerId: session.userId, orgId, name })
    const { rows, count } = await findCorpora(tx, { ...query, people, timezone })
    return {
      list: rows.map((row) => ({
        ...row,
        url: createVoiceUrl(ctx, session, { kind: 'corpus', id: row.corpusId }),
      })),
      count: Math.min(count, EXACT_COUNT_LIMIT),
      countIsCapped: count > EXACT_COUNT_LIMIT,
    }
  },
})
