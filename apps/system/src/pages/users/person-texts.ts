import { personEn } from '../../messages/person-en.ts'
import { personZh } from '../../messages/person-zh.ts'

export const texts = { en: personEn, zh: personZh }
