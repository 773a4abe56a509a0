import { databaseEn } from './database-en.ts'
import { databaseZh } from './database-zh.ts'

export const texts = { en: databaseEn, zh: databaseZh }
