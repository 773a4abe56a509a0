import { peopleEn } from '../../messages/people-en.ts'
import { peopleZh } from '../../messages/people-zh.ts'
import { personEn } from '../../messages/person-en.ts'
import { personZh } from '../../messages/person-zh.ts'

export const texts = { en: { ...peopleEn, ...personEn }, zh: { ...peopleZh, ...personZh } }
