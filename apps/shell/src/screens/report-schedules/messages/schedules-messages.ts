import { formMessages } from '@console/ui/form'
import { schedulesEn } from './schedules-en.ts'
import { schedulesZh } from './schedules-zh.ts'

export const schedulesMessages = {
  en: { ...formMessages.en, ...schedulesEn },
  zh: { ...formMessages.zh, ...schedulesZh },
} as const
