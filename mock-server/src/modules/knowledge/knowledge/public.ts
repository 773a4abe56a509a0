export { knowledgeTexts } from './knowledge.messages.ts'
