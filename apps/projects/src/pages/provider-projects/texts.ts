import { providerProjectsEn } from '../../messages/provider-projects-en.ts'
import { providerProjectsZh } from '../../messages/provider-projects-zh.ts'

export const texts = { en: providerProjectsEn, zh: providerProjectsZh }
