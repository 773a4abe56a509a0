import { tenantEn } from '../../messages/tenant-en.ts'
import { businessEn } from '../../messages/business-en.ts'
import { tenantZh } from '../../messages/tenant-zh.ts'
import { businessZh } from '../../messages/business-zh.ts'

export const texts = { en: { ...tenantEn, ...businessEn }, zh: { ...tenantZh, ...businessZh } }
