import { peopleImportEn } from '../../messages/people-import-en.ts'
import { peopleImportZh } from '../../messages/people-import-zh.ts'

export const texts = { en: peopleImportEn, zh: peopleImportZh }
