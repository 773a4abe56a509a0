import type { providerDetailEn } from './provider-detail-en.ts'

export const providerDetailZh: Readonly<Record<keyof typeof providerDetailEn, string>> = {}
