import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'
import { projectTexts } from '../../project/project-texts.ts'

const en = {
  'stat.projectPerformance': 'Project performance',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.projectPerformance': '项目业绩',
}

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...countTexts.en, ...projectTexts.en, ...en },
  zh: { ...figureTexts.zh, ...countTexts.zh, ...projectTexts.zh, ...zh },
}
