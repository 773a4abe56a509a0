export { ChangedWords } from './ChangedWords.tsx'
export { markWords, mergeWords } from './marked-words.ts'
export { MarkedWords } from './MarkedWords.tsx'
