import { validateSetEn } from './validate-set-en.ts'
import { validateSetZh } from './validate-set-zh.ts'

export const texts = { en: validateSetEn, zh: validateSetZh }
