import { qualityEn } from './quality-en.ts'
import { qualityZh } from './quality-zh.ts'

export const texts = { en: qualityEn, zh: qualityZh }
