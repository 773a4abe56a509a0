import { listsEn } from '../../messages/lists-en.ts'
import { listsZh } from '../../messages/lists-zh.ts'
import { providerProjectsEn } from '../../messages/provider-projects-en.ts'
import { providerProjectsZh } from '../../messages/provider-projects-zh.ts'

export const texts = { en: { ...listsEn, ...providerProjectsEn }, zh: { ...listsZh, ...providerProjectsZh } }
