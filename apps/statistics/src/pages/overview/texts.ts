import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'
import { ruleTexts } from '../../components/rule-texts.ts'

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...ruleTexts.en, ...countTexts.en },
  zh: { ...figureTexts.zh, ...ruleTexts.zh, ...countTexts.zh },
}
