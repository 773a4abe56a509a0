import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...countTexts.en },
  zh: { ...figureTexts.zh, ...countTexts.zh },
}
