import { businessEn } from '../../messages/business-en.ts'
import { businessZh } from '../../messages/business-zh.ts'
import { tenantEn } from '../../messages/tenant-en.ts'
import { tenantZh } from '../../messages/tenant-zh.ts'

export const texts = { en: { ...tenantEn, ...businessEn }, zh: { ...tenantZh, ...businessZh } }
