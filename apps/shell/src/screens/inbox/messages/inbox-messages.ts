import { inboxEn } from './inbox-en.ts'
import { inboxZh } from './inbox-zh.ts'

export const inboxMessages = { en: inboxEn, zh: inboxZh } as const
