import { projectHomeEn } from '../../messages/project-home-en.ts'
import { projectHomeZh } from '../../messages/project-home-zh.ts'

export const texts = { en: projectHomeEn, zh: projectHomeZh }
