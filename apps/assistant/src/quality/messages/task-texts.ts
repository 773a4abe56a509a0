import { taskEn } from './task-en.ts'
import { taskZh } from './task-zh.ts'

export const texts = { en: taskEn, zh: taskZh }
