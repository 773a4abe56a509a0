import { filesEn } from '../../messages/files-en.ts'
import { filesZh } from '../../messages/files-zh.ts'

export const filesTexts = { en: filesEn, zh: filesZh }
