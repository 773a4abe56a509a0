import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'
import { violationTexts } from '../../components/violation-texts.ts'

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...violationTexts.en, ...countTexts.en },
  zh: { ...figureTexts.zh, ...violationTexts.zh, ...countTexts.zh },
}
