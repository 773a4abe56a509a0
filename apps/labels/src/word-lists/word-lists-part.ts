import { lazyPart } from '@console/sub-app'

/** The word lists; their code and texts come when they are opened. */
export const WordListsDialog = lazyPart(async () => {
  const { WordListsDialog: Page, texts } = await import(
    /* webpackChunkName: "on-demand-word-lists" */ './WordListsDialog.tsx'
  )
  return { Page, texts }
})
