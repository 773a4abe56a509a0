import type { Language } from '@console/contracts'
import { definitions } from '../../src/demo/seed/scenario/definitions.ts'
import { generateFacts } from '../../src/demo/seed/scenario/generate-facts.ts'
import { linesOfBusiness } from '../../src/demo/seed/scenario/lines-of-business.ts'
import {
  emptyFacts,
  type Facts,
  type ScenarioBusiness,
  type ScenarioInput,
  type ScenarioSeat,
} from '../../src/demo/seed/scenario/scenario-model.ts'
import { PROBLEM_TEAM } from '../../src/demo/seed/scenario/seat-profile.ts'

/** Thursday to Monday, and Tuesday as far as half past three in the afternoon. */
const FIRST_DAY = '2026-11-12'
const LAST_DAY = '2026-11-17'
const NOW = Date.parse('2026-11-17T07:30:00Z')
const SEATS = 36

function business(id: number, name: string, language: Language): ScenarioBusiness {
  const { scenes, labels } = definitions[language]
  const { price, questions } = linesOfBusiness(name)
  return {
    id,
    name,
    assignments: id === 2 ? [{ projectId: 7, from: 0, until: null }] : [],
    products: [1, 2].map((index) => ({
      id: id * 10 + index,
      name: `${name} ${index}`,
      price: price * index,
    })),
    rules: scenes.flatMap(({ rules }) => rules).map((rule, index) => ({ ...rule, id: id * 100 + index })),
    labels: labels.map(({ phrases }, index) => ({ id: id * 100 + index, productId: null, phrases })),
    questions: questions.map((question, index) => ({ id: id * 100 + index, name: question })),
    isRampingUp: id === 3,
  }
}

const NAMES = {
  en: ['Winter renewals', 'Roadside upgrade', 'Travel cover launch'],
  zh: ['信用卡激活', '宽带续约', '车险续保'],
} as const
const TEAMS = [PROBLEM_TEAM, 'Renewals team A', 'Evening shift', 'Night desk'] as const

/** One tenant of 36 seats over five days and a half. */
export function smallScenario(
  changes: Partial<ScenarioInput> = {},
  language: Language = 'en',
): ScenarioInput {
  return {
    seed: 1,
    tenant: {
      id: 1,
      language,
      timezone: 'Asia/Shanghai',
      seats: Array.from({ length: SEATS }, (_, index): ScenarioSeat => ({
        userId: index + 1,
        account: `seat-${index + 1}`,
        seatIndex: index,
        orgId: 50 + (index % TEAMS.length),
        team: TEAMS[index % TEAMS.length] ?? PROBLEM_TEAM,
        isSenior: index % 9 === 0,
        businessIds: [1, 2, 3],
        openedAt: Date.parse('2026-01-01T00:00:00Z'),
        closedAt: null,
      })),
      supervisorIds: [900],
      businesses: NAMES[language].map((name, index) => business(index + 1, name, language)),
    },
    firstDay: FIRST_DAY,
    lastDay: LAST_DAY,
    now: NOW,
    firstDayOfWords: FIRST_DAY,
    ...changes,
  }
}

/** All facts of a scenario by kind. */
export function collected(input: ScenarioInput): Facts {
  const all = emptyFacts()
  for (const facts of generateFacts(input)) {
    for (const [kind, rows] of Object.entries(facts)) {
      const list: unknown[] = all[kind as keyof Facts] // the keys of facts are those of `Facts`
      for (const row of rows) list.push(row)
    }
  }
  return all
}
