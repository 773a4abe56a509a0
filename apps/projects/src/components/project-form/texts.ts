import { projectFormEn } from '../../messages/project-form-en.ts'
import { projectFormZh } from '../../messages/project-form-zh.ts'

export const texts = { en: projectFormEn, zh: projectFormZh }
