import { wordList } from '@console/contracts'
import { acceptForms } from '../../../access/accept-forms.ts'
import { registerRoutes } from '../../../access/register-routes.ts'
import type { Module } from '../../module.ts'
import { createWordList } from './create-word-list.ts'
import { listWordLists } from './list-word-lists.ts'
import { modifyWordList } from './modify-word-list.ts'
import { readWordFile, wordFileTooLarge } from './read-word-file.ts'
import { removeWordList } from './remove-word-list.ts'

/** Words that conditions of several labels share. */
export const wordListModule: Module = {
  name: 'word-list',
  routes: [listWordLists, createWordList, modifyWordList, removeWordList],
  mount: (app, ctx) => {
    app.register(async (scope) => {
      acceptForms(scope, ctx, { maxFileBytes: wordList.MAX_FILE_BYTES, tooLarge: wordFileTooLarge })
      registerRoutes(scope, ctx, [readWordFile])
    })
  },
}
