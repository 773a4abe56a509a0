import { customerEn } from './customer-en.ts'
import { customerZh } from './customer-zh.ts'

export const texts = { en: customerEn, zh: customerZh }
