import { lazyPart } from '@console/sub-app'

/** The word lists; their code and texts come when they are opened. */
export const WordListsDialog = lazyPart(
  async () => import(/* webpackChunkName: "on-demand-word-lists" */ './word-lists-dialog.ts'),
)
