import { peopleEn } from '../../messages/people-en.ts'
import { peopleZh } from '../../messages/people-zh.ts'

export const texts = { en: peopleEn, zh: peopleZh }
