export { WordListsDialog as Page } from './WordListsDialog.tsx'
export { wordListTexts as texts } from './messages/texts.ts'
