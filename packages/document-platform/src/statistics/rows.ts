import { organisationName } from '../base/companies.ts'
import { dayFacts, figure, quotients, ratio, sumFacts } from '../base/figures.ts'
import type { Person } from '../base/people.ts'
import { callTime, type Form } from './form.ts'

const VIOLATION_LEVELS = ['Tip', 'Light', 'Medium', 'Serious'] as const
const CALLS_OF_A_DAY = 4

export function toUserRow(person: Person, { days }: Form) {
  const facts = sumFacts([person], days)
  const daysOnDuty = days.filter((day) => dayFacts(person, day).online > 0).length
  return {
    userName: person.name,
    userID: person.id,
    orgName: organisationName(person.orgId),
    daysOnDuty,
    avgDayOnlineDuration: Math.round(ratio(facts.online, daysOnDuty)),
    callTime: facts.talkTime,
    callCnt: facts.calls,
    talkCnt: facts.talks,
    saleCnt: facts.sales,
    orderCnt: facts.orders,
    talkConversionRate: quotients.talkRate(facts),
    saleConversionRate: quotients.saleRate(facts),
    orderConversionRate: quotients.orderRate(facts),
    violationCountList: VIOLATION_LEVELS.map((name, level) => ({ name, num: facts.violations[level] ?? 0 })),
  }
}

/** The light list has no calls. */
export function toLightUserRow(person: Person, form: Form) {
  const { userName, userID, orgName, daysOnDuty, avgDayOnlineDuration } = toUserRow(person, form)
  return { userName, userID, orgName, daysOnDuty, avgDayOnlineDuration }
}

/** The calls that the table lists: a few of each person and day, the newest first. */
export function callRows({ people, days }: Form) {
  return days
    .flatMap((day) => people.flatMap((person) => callsOnDay(person, day)))
    .toSorted((a, b) => b.onCallAt - a.onCallAt)
}

function callsOnDay(person: Person, day: string) {
  const count = dayFacts(person, day).calls === 0 ? 0 : CALLS_OF_A_DAY
  return Array.from({ length: count }, (_, index) => {
    const key = `${person.id}-${day}-${index}`
    const onCallAt = callTime(day, index) + figure(key, 0, 600)
    return {
      userName: person.name,
      userID: person.id,
      orgName: organisationName(person.orgId),
      sessionID: `s-${key}`,
      callID: `c-${key}`,
      onCallAt,
      onTalkBeginAt: onCallAt + 12,
      talkTime: figure(`${key}.talk`, 40, 420),
      violationCnt: figure(`${key}.violations`, 0, 2),
      sessionLink: `/assistant-console/session/s-${key}`,
    }
  })
}

export function toTeamRow(orgId: number, members: readonly Person[], { days }: Form) {
  const facts = sumFacts(members, days)
  return {
    orgId,
    orgName: organisationName(orgId),
    seatCnt: members.length,
    onlineUserCnt: members.length,
    avgUserOnlineDuration: Math.round(ratio(facts.online, members.length)),
    callCnt: facts.calls,
    talkCnt: facts.talks,
    saleCnt: facts.sales,
    orderCnt: facts.orders,
    talkConversionRate: quotients.talkRate(facts),
    saleConversionRate: quotients.saleRate(facts),
    orderConversionRate: quotients.orderRate(facts),
    violationCnt: facts.violations.reduce((sum, count) => sum + count, 0),
  }
}
