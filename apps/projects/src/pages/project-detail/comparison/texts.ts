import { comparisonEn } from '../../../messages/comparison-en.ts'
import { comparisonZh } from '../../../messages/comparison-zh.ts'

export const comparisonTexts = { en: comparisonEn, zh: comparisonZh }
