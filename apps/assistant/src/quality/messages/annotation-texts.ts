import { annotationEn } from './annotation-en.ts'
import { annotationZh } from './annotation-zh.ts'

export const texts = { en: annotationEn, zh: annotationZh }
