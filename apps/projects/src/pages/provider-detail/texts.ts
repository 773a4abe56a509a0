import { providerDetailEn } from '../../messages/provider-detail-en.ts'
import { providerDetailZh } from '../../messages/provider-detail-zh.ts'

export const texts = { en: providerDetailEn, zh: providerDetailZh }
