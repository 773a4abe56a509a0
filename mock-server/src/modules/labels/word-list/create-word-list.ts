import { wordList } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { canManageLabels, distinctWords } from '../label/public.ts'
import { wordListTexts } from './word-list.messages.ts'
import {
  countWordLists,
  findWordList,
  insertWordList,
  isNameTaken,
  lockWordLists,
} from './word-list.store.ts'

export const createWordList = route(wordList.create, {
  policy: canManageLabels,
  handler: async ({ ctx, tx, session, body: { name, words } }) => {
    await lockWordLists(tx)
    if ((await countWordLists(tx)) >= wordList.MAX_WORD_LISTS)
      throw refuse(wordList.WORD_LIST_REFUSALS.tooMany, wordListTexts.tooMany)
    if (await isNameTaken(tx, name, null))
      throw refuse(wordList.WORD_LIST_REFUSALS.nameTaken, wordListTexts.nameTaken)
    const written = { name, words: distinctWords(words), by: session.userId, at: ctx.clock.now() }
    const created = await findWordList(tx, await insertWordList(tx, written))
    if (!created) throw new NotFound()
    await tx.audit({ module: 'label', opType: 'label.createWordList', target: name, after: created })
    return created
  },
})
