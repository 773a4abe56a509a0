import { businessEn } from '../../messages/business-en.ts'
import { businessZh } from '../../messages/business-zh.ts'

export const texts = { en: businessEn, zh: businessZh }
