import { knowledgeEn } from './knowledge-en.ts'
import { knowledgeZh } from './knowledge-zh.ts'

export const texts = { en: knowledgeEn, zh: knowledgeZh }
