import { defineTexts } from '@console/ui/texts'
import { countTexts } from '../../components/count-texts.ts'
import { figureTexts } from '../../components/figure-texts.ts'
import { violationTexts } from '../../components/violation-texts.ts'

export const texts = defineTexts(figureTexts, violationTexts, countTexts)
