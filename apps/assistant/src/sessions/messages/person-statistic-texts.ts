import { personStatisticEn } from './person-statistic-en.ts'
import { personStatisticZh } from './person-statistic-zh.ts'

export const texts = { en: personStatisticEn, zh: personStatisticZh }
