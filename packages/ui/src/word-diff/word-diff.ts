export { markWords } from './marked-words.ts'
export { MarkedWords } from './MarkedWords.tsx'
