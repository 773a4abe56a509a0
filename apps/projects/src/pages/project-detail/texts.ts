import { projectDetailEn } from '../../messages/project-detail-en.ts'
import { projectDetailZh } from '../../messages/project-detail-zh.ts'

export const texts = { en: projectDetailEn, zh: projectDetailZh }
