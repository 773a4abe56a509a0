import { organizationEn } from '../../messages/organization-en.ts'
import { organizationZh } from '../../messages/organization-zh.ts'

export const texts = { en: organizationEn, zh: organizationZh }
