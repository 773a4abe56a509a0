import { listsEn } from '../../messages/lists-en.ts'
import { listsZh } from '../../messages/lists-zh.ts'
import { projectListEn } from '../../messages/project-list-en.ts'
import { projectListZh } from '../../messages/project-list-zh.ts'

export const texts = { en: { ...listsEn, ...projectListEn }, zh: { ...listsZh, ...projectListZh } }
