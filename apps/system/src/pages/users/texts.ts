import { peopleEn } from '../../messages/people-en.ts'
import { peopleImportEn } from '../../messages/people-import-en.ts'
import { personEn } from '../../messages/person-en.ts'
import { peopleZh } from '../../messages/people-zh.ts'
import { peopleImportZh } from '../../messages/people-import-zh.ts'
import { personZh } from '../../messages/person-zh.ts'

export const texts = {
  en: { ...peopleEn, ...peopleImportEn, ...personEn },
  zh: { ...peopleZh, ...peopleImportZh, ...personZh },
}
