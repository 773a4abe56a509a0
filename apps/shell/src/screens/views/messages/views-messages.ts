import { formMessages } from '@console/ui/form'
import { copyTexts } from '../../parts/copy-texts.ts'
import { viewsEn } from './views-en.ts'
import { viewsZh } from './views-zh.ts'

export const viewsMessages = {
  en: { ...formMessages.en, ...copyTexts.en, ...viewsEn },
  zh: { ...formMessages.zh, ...copyTexts.zh, ...viewsZh },
} as const
