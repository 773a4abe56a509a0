import { wordList } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { BadRequest, Conflict, NotFound, refuse } from '../../../platform/errors.ts'
import { canManageLabels, changeListWords, distinctWords } from '../label/public.ts'
import { wordListTexts } from './word-list.messages.ts'
import { findWordList, isNameTaken, lockWordLists, updateWordList } from './word-list.store.ts'

export const modifyWordList = route(wordList.modify, {
  policy: canManageLabels,
  handler: async ({ ctx, tx, session, body: { id, version, name, words: sent }, language }) => {
    await lockWordLists(tx)
    const before = await findWordList(tx, id)
    if (!before) throw new NotFound()
    if (before.version !== version) throw new Conflict()
    if (await isNameTaken(tx, name, id))
      throw refuse(wordList.WORD_LIST_REFUSALS.nameTaken, wordListTexts.nameTaken)
    const words = distinctWords(sent)
    const change = { by: session.userId, at: ctx.clock.now() }
    await updateWordList(tx, id, { name, words, ...change })
    const { changed, problem } = await changeListWords(tx, { list: { id, name, words }, change, language })
    if (problem !== null) throw new BadRequest({ words: problem })
    const after = await findWordList(tx, id)
    if (!after) throw new NotFound()
    await tx.audit({
      module: 'label',
      opType: 'label.modifyWordList',
      target: before.name,
      before,
      // The labels whose words changed with the list.
      after: { ...after, changedLabels: changed },
    })
    return after
  },
})
