export { knowledgeTexts } from './knowledge.messages.ts'
export { mayOpen } from './knowledge.policy.ts'
