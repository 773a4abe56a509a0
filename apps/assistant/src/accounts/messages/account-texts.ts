import { accountEn } from './account-en.ts'
import { accountZh } from './account-zh.ts'

export const texts = { en: accountEn, zh: accountZh }
