import { figureTexts } from '../../components/figure-texts.ts'
import { recommendTexts } from '../../components/recommend-texts.ts'
import { projectTexts } from '../../project/project-texts.ts'

const en = {
  'stat.projectAction': 'Project actions',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.projectAction': '项目行为',
}

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...recommendTexts.en, ...projectTexts.en, ...en },
  zh: { ...figureTexts.zh, ...recommendTexts.zh, ...projectTexts.zh, ...zh },
}
