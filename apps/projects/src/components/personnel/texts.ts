import { personnelEn } from '../../messages/personnel-en.ts'
import { personnelZh } from '../../messages/personnel-zh.ts'

export const personnelTexts = { en: personnelEn, zh: personnelZh }
