import { roleEn } from '../../messages/role-en.ts'
import { roleZh } from '../../messages/role-zh.ts'

export const texts = { en: roleEn, zh: roleZh }
