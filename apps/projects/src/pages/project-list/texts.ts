import { projectListEn } from '../../messages/project-list-en.ts'
import { projectListZh } from '../../messages/project-list-zh.ts'

export const texts = { en: projectListEn, zh: projectListZh }
