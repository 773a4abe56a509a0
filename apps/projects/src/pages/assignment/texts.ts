import { assignmentEn } from '../../messages/assignment-en.ts'
import { assignmentZh } from '../../messages/assignment-zh.ts'

export const texts = { en: assignmentEn, zh: assignmentZh }
