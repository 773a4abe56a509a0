import { defineTexts } from '@console/ui/texts'
import { peopleTexts } from '../../components/people-texts.ts'
import { personTexts } from '../../components/person-texts.ts'

export const texts = defineTexts(peopleTexts, personTexts)
