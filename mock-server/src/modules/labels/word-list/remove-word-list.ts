import { wordList } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { canManageLabels } from '../label/public.ts'
import { wordListTexts } from './word-list.messages.ts'
import { deleteWordList, findWordList, lockWordLists } from './word-list.store.ts'

export const removeWordList = route(wordList.remove, {
  policy: canManageLabels,
  handler: async ({ tx, body: { id } }) => {
    await lockWordLists(tx)
    const before = await findWordList(tx, id)
    if (!before) throw new NotFound()
    if (before.labels.length > 0)
      throw refuse(wordList.WORD_LIST_REFUSALS.inUse, wordListTexts.inUse(before.labels))
    await deleteWordList(tx, id)
    await tx.audit({ module: 'label', opType: 'label.removeWordList', target: before.name, before })
    return null
  },
})
