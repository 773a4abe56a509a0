import { organisations, organisationsBelow, organisationName } from '../base/companies.ts'
import { figure, sumFacts, type Facts } from '../base/figures.ts'
import type { Person } from '../base/people.ts'
import { BadRequest } from '../http/problems.ts'
import type { Form } from './form.ts'

type Ranked = { value: number; tag1?: number; tag2?: number }
export type RankItem = Ranked & { id: number; name: string }
export type Rank = { rankBy: 'org' | 'user'; rankList: RankItem[] }

const READINGS: Record<string, (facts: Facts) => Ranked> = {
  onlineDuration: ({ online }) => ({ value: online }),
  callCnt: ({ calls }) => ({ value: calls }),
  talkCnt: ({ talks }) => ({ value: talks }),
  saleCnt: ({ sales }) => ({ value: sales }),
  orderCnt: ({ orders }) => ({ value: orders }),
  talkTime: ({ talkTime }) => ({ value: talkTime }),
  recommend: ({ recommended, accepted, usefulRecommended }) => ({
    value: recommended,
    tag1: accepted,
    tag2: usefulRecommended,
  }),
  alertCnt: ({ violations }) => ({ value: violations[0] }),
  '1000303': ({ twinUses }) => ({ value: twinUses }),
}

const QUESTIONS = [
  'Is a courtesy car included?',
  'What is the excess of the policy?',
  'Can I pay by the month?',
  'When does the cover begin?',
]

export function rankFor(form: Form, rankType: string, { orgId, isByUser }: RankScope): Rank {
  if (rankType === 'recommendQuestion') return { rankBy: 'org', rankList: rankQuestions(form) }
  const read = READINGS[rankType]
  if (read === undefined) throw new BadRequest(`There is no rank ${rankType}`)
  return rankBy(form, { orgId, isByUser }, (people) => read(sumFacts(people, form.days)))
}

export type RankScope = { orgId: number | undefined; isByUser: boolean }

/** The children of an organisation, or its people where it has none below; the greatest first. */
export function rankBy(
  { people }: Form,
  { orgId, isByUser }: RankScope,
  read: (people: readonly Person[]) => Ranked,
): Rank {
  const tenantId = people[0]?.tenantId
  const parents = organisations.filter((organisation) => organisation.tenantId === tenantId)
  const root = orgId ?? parents.find(({ parentId }) => parentId === null)?.id
  const children = isByUser ? [] : parents.filter(({ parentId }) => parentId === root)
  const rankList =
    children.length === 0
      ? people.map((person) => ({ id: person.id, name: person.name, ...read([person]) }))
      : children.map(({ id }) => {
          const below = organisationsBelow(id)
          const members = people.filter((person) => below.includes(person.orgId))
          return { id, name: organisationName(id), ...read(members) }
        })
  return {
    rankBy: children.length === 0 ? 'user' : 'org',
    rankList: rankList.toSorted((a, b) => b.value - a.value),
  }
}

function rankQuestions({ days, people }: Form): RankItem[] {
  return QUESTIONS.map((name, index) => {
    const value = figure(`question.${index}.${days[0]}`, 20, 60) * days.length * people.length
    return { id: 1_770_210 + index, name, value, tag1: Math.round(value / 2), tag2: Math.round(value * 0.7) }
  }).toSorted((a, b) => b.value - a.value)
}
