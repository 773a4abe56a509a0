import { wordList } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canManageLabels } from '../label/public.ts'
import { findWordLists } from './word-list.store.ts'

export const listWordLists = route(wordList.query, {
  policy: canManageLabels,
  handler: async ({ tx }) => ({ lists: await findWordLists(tx) }),
})
